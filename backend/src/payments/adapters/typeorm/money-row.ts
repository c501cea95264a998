import type { MoneyToReview } from '../../application/payment-attempts.port.js';
import type { PaymentAttempt } from '../../domain/payment-attempt.js';
import type { Payer } from '../../domain/provider-transaction.js';
import type { ProviderTransactionRow } from './payment.schemas.js';

/** A listed transaction with what the shop knows about it. */
export function toMoneyToReview(
  { id, attemptId: _attemptId, reviewReason, amount, resolutions, openId, ...row }: ProviderTransactionRow,
  attempt: PaymentAttempt | null,
  payer: Payer | null,
): MoneyToReview {
  return {
    ...row,
    attempt,
    payer,
    openId: openId!,
    reason: row.contradiction === null ? reviewReason! : 'provider_differs',
    transactionId: id,
    amount: Number(amount),
    resolutions: resolutions.map(({ outcome = null, orderNumber = null, at, ...resolution }) => ({
      ...resolution,
      outcome,
      orderNumber,
      at: new Date(at),
    })),
  };
}
