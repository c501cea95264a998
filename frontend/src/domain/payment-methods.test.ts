import { paymentMethodName } from './payment-methods';

it('names a payment method, and shows the id of an unknown one', () => {
  expect(['BANK_TRANSFER', 'CARD', 'OTHER'].map(paymentMethodName)).toEqual([
    'Transferencia bancaria',
    'Tarjeta',
    'OTHER',
  ]);
});
