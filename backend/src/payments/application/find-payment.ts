import { Injectable } from '@nestjs/common';
import { providerAway } from './complete-payment.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { PaymentProvider } from './payment-provider.port.js';

/** Those of which something may still come; a declined one can be tried again. */
const ALIVE = ['APPROVED', 'PENDING'] as const;

/** The provider's window was closed and told nobody: whether there is a payment all the same (integrations, 1.4). */
@Injectable()
export class FindPayment {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly provider: PaymentProvider,
  ) {}

  /** The id of a transaction that was or may yet be approved; null when there is none. Changes nothing. */
  async find(reference: string): Promise<string | null> {
    if (!(await this.attempts.byReference(reference))) return null;
    const answer = await this.provider.transactionsOf(reference);
    if (answer.kind === 'unknown') throw providerAway(answer.reason);
    const ids = ALIVE.map((status) => answer.transactions.find((told) => told.status === status)?.id);
    return ids.find((id) => id !== undefined) ?? null;
  }
}
