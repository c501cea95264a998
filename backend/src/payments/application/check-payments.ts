import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Job, JobHandlers, JobQueue } from '../../jobs/index.js';
import { checkAt, isOver, type PaymentAttempt } from '../domain/payment-attempt.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { PaymentProvider } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** `turn` counts the checks of one attempt, from 0. */
const checkPayment = new Job<{ attemptId: string; turn: number }>('payments.check', 'payments');

/** A check that the provider did not answer is no check: no payment waits for hours, or is given up, because of it. */
const INSIST_AFTER_MS = 5 * 60_000;

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
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.on(checkPayment, ({ attemptId, turn }) => this.inTurn(attemptId, turn));
  }

  /** Needs the transaction that stores the attempt. */
  async begin(attempt: PaymentAttempt): Promise<void> {
    const first = checkAt(attempt, 0);
    if (first) await this.enqueue(attempt, 0, first);
  }

  async inTurn(attemptId: string, turn: number): Promise<void> {
    const attempt = await this.attempts.find(attemptId);
    if (!attempt || isOver(attempt)) return;
    const isHeard = await this.check(attempt);
    const next = checkAt(attempt, turn + 1);
    const insist = new Date(this.clock.now().getTime() + INSIST_AFTER_MS);
    if (!isHeard && (!next || next > insist)) await this.enqueue(attempt, turn, insist);
    else if (next) await this.enqueue(attempt, turn + 1, next);
    else await this.settling.giveUp(attempt.reference);
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

  private enqueue({ id }: PaymentAttempt, turn: number, runAt: Date): Promise<void> {
    return this.jobs.enqueue(checkPayment, { attemptId: id, turn }, { jobKey: `payment:${id}:${turn}`, runAt });
  }
}
