import { errorOf } from '../../common/domain-error.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';

/** The least that each provider takes in one payment. */
const MIN_AMOUNTS: Readonly<Record<ProviderId, Pesos>> = { wompi: 1_500 };

/** The error of an amount below the provider's minimum. */
export function tooLittle(provider: ProviderId) {
  const message = `El monto mínimo para pagar en línea es ${formatPesos(MIN_AMOUNTS[provider])}.`;
  return [422, 'payment.too_little', message] as const;
}

/** Throws `payment.too_little` for an amount that the provider does not take. */
export function assertEnough(amount: Pesos, provider: ProviderId): void {
  if (amount < MIN_AMOUNTS[provider]) throw errorOf(tooLittle(provider));
}
