import { paymentMethodName } from './payment-methods';

it.each([
  ['DAVIPLATA', 'Daviplata'],
  ['BANCOLOMBIA_QR', 'QR Bancolombia'],
  ['BANK_TRANSFER', 'Transferencia bancaria'],
])('names %s as people call it', (method, name) => {
  expect(paymentMethodName(method)).toBe(name);
});

it('keeps the name of the provider for an unknown method', () => {
  expect(paymentMethodName('NEW_METHOD')).toBe('NEW_METHOD');
});
