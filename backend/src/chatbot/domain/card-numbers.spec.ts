import { maskCardNumbers, withoutCardNumbers } from './card-numbers.js';

const CARD = '[tarjeta •••• 4242]';

describe('card numbers in messages', () => {
  it.each([
    ['mi tarjeta es 4242 4242 4242 4242 cvv 123 vence 12/29', `mi tarjeta es ${CARD} cvv ••• vence •••/•••`],
    ['4242-4242-4242-4242 12/29', `${CARD} •••/•••`],
    ['4242424242424242 12/29 ccv 123', `${CARD} •••/••• ccv •••`],
    ['4242 4242 4242 4242 123', `${CARD} •••`],
    ['12 4242  4242  4242  4242', `12 ${CARD}`],
    ['4242–4242–4242–4242', CARD],
    ['4242\n4242\n4242\n4242', CARD],
    ['5555-5555-5555-4444, código de seguridad: 9876', '[tarjeta •••• 4444], código de seguridad: •••'],
    ['amex 378282246310005', 'amex [tarjeta •••• 0005]'],
    ['amex 3782 822463 10005', 'amex [tarjeta •••• 0005]'],
  ])('masks %j with what follows it', (text, masked) => {
    expect(maskCardNumbers(text)).toBe(masked);
    expect(maskCardNumbers(masked)).toBe(masked);
    expect(withoutCardNumbers(masked)).not.toMatch(/tarjeta ••••|•/);
  });

  it.each([
    ['cvv: 123', 'cvv: •••'],
    ['el cod seg 1234', 'el cod seg •••'],
  ])('masks the security code of %j', (text, masked) => expect(maskCardNumbers(text)).toBe(masked));

  it.each([
    'llámame al +57 300 123 4567',
    'referencia 1234567890123456',
    'transacción 01-1531231271-19363',
    'guia 2143567890161',
    '3101234565 52123456',
    '+57 310 123 4568 52.123.456',
    '573101234567 2026',
    '435.000 380.000 120.000',
    '0000 0000 0000 0000',
    'x'.repeat(4_096),
  ])('leaves %j as it is', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
    expect(withoutCardNumbers(text)).toBeUndefined();
  });
});
