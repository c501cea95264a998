import paymentWays from '../../domain/payment-ways.gen.json' with { type: 'json' };
import { useSettings } from './use-settings';

/** Every way to pay, in one sentence's words; without transfers while the shop has no account. */
export function usePaymentWays(): string {
  return useSettings().bank ? paymentWays.all : paymentWays.onlineWhole;
}
