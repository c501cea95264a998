import { Injectable } from '@nestjs/common';
import { PayerProof } from '../../orders/index.js';
import { providerUnavailable } from './complete-payment.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { PaymentProviders } from './payment-provider.port.js';

/** Statuses of a transaction that was or may yet be approved, the better one first. */
const PAID_OR_PENDING = ['APPROVED', 'PENDING'] as const;

/** Finds the payment of a browser whose provider window was closed without a result. */
@Injectable()
export class FindPayment {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly providers: PaymentProviders,
    private readonly payers: PayerProof,
  ) {}

  /**
   * The id of a transaction that was or may yet be approved; null when there is none, and for every browser except the one that
   * began the payment: a reference is public and proves nothing. Changes nothing.
   */
  async find(reference: string, payerTokens: readonly string[]): Promise<string | null> {
    const attempt = await this.attempts.byReference(reference);
    if (!attempt || !(await this.payers.holds(payerTokens, [attempt.id]))) return null;
    const answer = await this.providers.of(attempt.provider).transactionsOf(reference);
    if (answer.kind === 'unknown') throw providerUnavailable(answer.reason);
    const ids = PAID_OR_PENDING.map((status) => answer.transactions.find((one) => one.status === status)?.id);
    return ids.find((id) => id !== undefined) ?? null;
  }
}
