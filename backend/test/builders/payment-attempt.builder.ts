import { PaymentAttempt } from '../../src/payments/domain/payment-attempt.js';
import { newPaymentReference } from '../../src/payments/domain/payment-reference.js';
import type { ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';
import { aPurchase } from './purchase.builder.js';

/** An open attempt of a cart of its own, begun at 15:00 UTC, without a next check. */
export function aPaymentAttempt(changes: Partial<PaymentAttempt> = {}): PaymentAttempt {
  const createdAt = changes.createdAt ?? new Date('2026-01-15T15:00:00Z');
  const purchase = changes.purchase ?? aPurchase();
  return Object.assign(new PaymentAttempt(), {
    id: crypto.randomUUID(),
    provider: 'wompi',
    reference: newPaymentReference(createdAt),
    sessionId: purchase.sessionId,
    orderId: null,
    fingerprint: '',
    amount: purchase.finalTotal,
    purchase,
    state: 'created',
    isOpen: true,
    isLowPriority: false,
    createdAt,
    approvedAt: null,
    nextCheckAt: null,
    eraseRequestedAt: null,
    ...changes,
  });
}

/** An approved card payment of the whole amount of an attempt. */
export function aTransaction(
  { reference, amount }: Pick<PaymentAttempt, 'reference' | 'amount'>,
  changes: Partial<ProviderTransaction> = {},
): ProviderTransaction {
  const id = `1-1700000000-${crypto.randomUUID()}`;
  return { provider: 'wompi', id, reference, status: 'APPROVED', amount, currency: 'COP', method: 'CARD', ...changes };
}
