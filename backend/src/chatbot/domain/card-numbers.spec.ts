import { hasCardNumber, maskCardNumbers } from './card-numbers.js';

describe('card numbers in messages', () => {
  it.each([
    ['mi tarjeta es 4242 4242 4242 4242 cvv 123 vence 12/29', 'mi tarjeta es [tarjeta •••• 4242] cvv ••• vence 12/29'],
    ['5555-5555-5555-4444, código de seguridad: 9876', '[tarjeta •••• 4444], código de seguridad: •••'],
    ['amex 378282246310005', 'amex [tarjeta •••• 0005]'],
  ])('masks %j', (text, masked) => {
    expect(maskCardNumbers(text)).toBe(masked);
    expect([hasCardNumber(text), hasCardNumber(masked)]).toEqual([true, true]);
  });

  it.each([
    'llámame al +57 300 123 4567',
    'referencia 1234567890123456',
    'cvv 123',
    '0000 0000 0000 0000',
    'x'.repeat(4_096),
  ])('leaves %j as it is', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
    expect(hasCardNumber(text)).toBe(false);
  });
});
