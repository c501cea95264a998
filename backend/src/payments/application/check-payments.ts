import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { messageOf } from '../../common/startup-error.js';
import {
  isForgotten,
  nextCheck,
  type PaymentAttempt,
  retryOfFailedCheck,
  undecidedSince,
} from '../domain/payment-attempt.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { PaymentProviders } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** Attempts of one round; the next round takes the others. */
const MAX_PER_ROUND = 800;
const BATCH = 20;
/** Parallel checks of one batch; the remaining provider connections serve shoppers. */
const CONCURRENCY = 4;

/** Longer than the timeouts of a whole batch. */
const LEASE_MS = 5 * 60_000;

/** Asks the provider about payments that no browser and no event reported: closed browsers, lost events, outages. */
@Injectable()
export class CheckPayments {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly providers: PaymentProviders,
    private readonly settling: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** One round: every attempt whose check is due, up to a bound. */
  async checkDue(): Promise<void> {
    for (let checked = 0; checked < MAX_PER_ROUND; checked += BATCH) {
      const now = this.clock.now();
      const due = await this.attempts.takeDue(now, new Date(now.getTime() + LEASE_MS), BATCH);
      const waiting = [...due];
      const worker = async () => {
        for (let attempt = waiting.shift(); attempt; attempt = waiting.shift()) await this.checkTaken(attempt);
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
      if (due.length < BATCH) return;
    }
  }

  /**
   * Settles all transactions that the provider has under this reference. `isUndecided`: whether one of them waits for its bank. Null,
   * without changes, when the provider does not answer.
   */
  async check({ provider, reference }: PaymentAttempt): Promise<{ readonly isUndecided: boolean } | null> {
    const answer = await this.providers.of(provider).transactionsOf(reference);
    if (answer.kind === 'unknown') {
      this.log.warn(`The payment provider did not answer about a payment (${answer.reason})`);
      return null;
    }
    const failures: unknown[] = [];
    // Settles the lowest id first, which is normally the oldest: of two approved transactions, the first one pays.
    for (const transaction of answer.transactions.sort((a, b) => (a.id < b.id ? -1 : 1)))
      await this.settling.settle(transaction).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures);
    return { isUndecided: answer.transactions.some(({ status }) => status === 'PENDING') };
  }

  /** Catches errors, so that one failing attempt does not block the others. */
  private async checkTaken(attempt: PaymentAttempt): Promise<void> {
    try {
      const answer = await this.check(attempt);
      if (answer) await this.scheduleNext(attempt, answer.isUndecided);
      else await this.attempts.scheduleCheck(attempt, retryOfFailedCheck(attempt, this.clock.now()));
    } catch (error) {
      this.log.error(`Payment attempt ${attempt.id} could not be checked (${messageOf(error)}); it is tried again`);
      // If this fails as well, the attempt is due again when its lease ends.
      await this.attempts.scheduleCheck(attempt, retryOfFailedCheck(attempt, this.clock.now())).catch(() => undefined);
    }
  }

  private async scheduleNext(attempt: PaymentAttempt, isUndecided: boolean): Promise<void> {
    const now = this.clock.now();
    if (isUndecided) await this.attempts.listUndecided(attempt.id, undecidedSince(now));
    const next = isUndecided || !isForgotten(attempt, now) ? nextCheck(attempt, now) : null;
    if (next) await this.attempts.scheduleCheck(attempt, next);
    else await this.settling.giveUp(attempt);
  }
}
