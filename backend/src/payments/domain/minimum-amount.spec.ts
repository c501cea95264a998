import { PAYMENT_PROVIDERS } from '../../common/payment-providers.js';
import { assertEnough } from './minimum-amount.js';

it('refuses an online payment below the minimum of the provider, and says the minimum', () => {
  const { minAmount } = PAYMENT_PROVIDERS.wompi;
  expect(() => assertEnough(minAmount, 'wompi')).not.toThrow();
  expect(() => assertEnough(minAmount - 1, 'wompi')).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      code: 'payment.too_little',
      message: expect.stringMatching(/^El monto mínimo para pagar en línea es \$[\d.]+\.$/),
    }),
  );
});
