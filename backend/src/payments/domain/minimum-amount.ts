import { errorOf } from '../../common/domain-error.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import { PAYMENT_PROVIDERS, type ProviderId } from '../../common/payment-providers.js';

/** The error of an amount below the provider's minimum. */
export function tooLittle(provider: ProviderId) {
  const message = `El monto mínimo para pagar en línea es ${formatPesos(PAYMENT_PROVIDERS[provider].minAmount)}.`;
  return [422, 'payment.too_little', message] as const;
}

/** Throws `payment.too_little` for an amount that the provider does not take. */
export function assertEnough(amount: Pesos, provider: ProviderId): void {
  if (amount < PAYMENT_PROVIDERS[provider].minAmount) throw errorOf(tooLittle(provider));
}
