import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Transaction } from '../../common/transaction.port.js';
import { Job, JobHandlers, JobQueue } from '../../jobs/index.js';
import { checkAt, type PaymentAttempt } from '../domain/payment-attempt.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { PaymentProvider } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** `turn` counts the checks of one attempt, from 0. */
const checkPayment = new Job<{ attemptId: string; turn: number }>('payments.check');

/** Nothing that the provider could still say is worth asking for. */
const SETTLED = new Set<PaymentAttempt['state']>(['approved', 'voided', 'expired']);

/** Asks the provider about payments of which nobody told: closed browsers, lost notices, outages (decisions, 24). */
@Injectable()
export class CheckPayments implements OnModuleInit {
  private readonly log = new Logger('payments');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly jobs: JobQueue,
    private readonly attempts: PaymentAttempts,
    private readonly provider: PaymentProvider,
    private readonly settling: SettlePayment,
    private readonly transaction: Transaction,
  ) {}

  onModuleInit(): void {
    this.handlers.on(checkPayment, ({ attemptId, turn }) => this.inTurn(attemptId, turn));
  }

  /** Needs the transaction that stores the attempt. */
  async schedule(attempt: PaymentAttempt, turn: number): Promise<void> {
    const runAt = checkAt(attempt, turn);
    if (!runAt) return;
    await this.jobs.enqueue(
      checkPayment,
      { attemptId: attempt.id, turn },
      { jobKey: `payment:${attempt.id}:${turn}`, runAt },
    );
  }

  async inTurn(attemptId: string, turn: number): Promise<void> {
    const attempt = await this.attempts.find(attemptId);
    if (!attempt || SETTLED.has(attempt.state)) return;
    await this.check(attempt);
    if (checkAt(attempt, turn + 1)) await this.schedule(attempt, turn + 1);
    else await this.expire(attempt);
  }

  /** Settles whatever the provider knows of this reference. False when it is away: nothing changes then. */
  async check({ reference }: PaymentAttempt): Promise<boolean> {
    const answer = await this.provider.transactionsOf(reference);
    if (answer.kind === 'unknown') {
      this.log.warn(`The payment provider does not tell about a payment (${answer.reason})`);
      return false;
    }
    // The oldest first, as far as the ids tell: should two be approved, the first one pays.
    for (const told of answer.transactions.sort((a, b) => (a.id < b.id ? -1 : 1))) await this.settling.settle(told);
    return true;
  }

  /** Money that comes after this is for a person to look at. */
  private expire({ reference }: PaymentAttempt): Promise<void> {
    return this.transaction.run(async () => {
      const attempt = await this.attempts.lockedByReference(reference);
      if (!attempt || SETTLED.has(attempt.state) || attempt.state === 'mismatch') return;
      await this.attempts.save(Object.assign(attempt, { state: 'expired', isOpen: false }));
    });
  }
}
