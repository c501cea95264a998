import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { messageOf } from '../../common/startup-error.js';
import { ConcurrencyLimiter, OverloadedError } from '../../common/throttling/concurrency-limiter.js';
import { networkOf } from '../../common/throttling/network.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { isWithinLimit } from '../../common/throttling/within-limit.js';
import { isReusable, type PaymentAttempt } from '../domain/payment-attempt.js';
import { CheckPayments } from './check-payments.js';
import { sessionOfOrder } from './open-attempt.js';
import { PaymentAttempts } from './payment-attempts.port.js';

/**
 * A younger attempt that is handed out again unchanged is not checked: the provider takes one payment for its reference, so
 * it cannot be paid twice.
 */
const REUSED_UNCHECKED_MS = 60_000;

/** Maximum for one cart: the form opens an attempt whenever a shopper pauses while editing. */
const MAX_CHECKED = 10;

/** Well below the time after which the page gives up waiting for its payment. */
const MAX_CHECK_MS = 3_000;

/**
 * Checks get a small share of the calls to the provider, so that a flood of them does not delay shoppers who come back from their
 * bank. A check that has to wait too long is dropped.
 */
const LIMITS = {
  running: 8,
  runningPerNetwork: 4,
  queued: 1_000,
  queuedBytes: Infinity,
  queueTimeoutMs: MAX_CHECK_MS,
};

/**
 * Asks the provider about the earlier attempts of a cart before it is paid again, by card or by bank transfer: one may be paid or
 * pending already, although no event reported it.
 */
@Injectable()
export class CheckEarlierAttempts {
  private readonly log = new Logger('payments');
  private readonly concurrency = new ConcurrencyLimiter(LIMITS);

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly checks: CheckPayments,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The cart's newest attempts that may turn out to be paid. */
  of(sessionId: string): Promise<PaymentAttempt[]> {
    return this.attempts.undecidedOf(sessionId, MAX_CHECKED);
  }

  /** Whether a bank is still deciding about an online payment of this order. */
  async isUndecided(orderId: string): Promise<boolean> {
    return (await this.of(sessionOfOrder(orderId))).some(({ state }) => state === 'pending');
  }

  /** Whether this attempt must be checked before a payment starts. */
  isNeeded(attempt: PaymentAttempt, requested: Pick<PaymentAttempt, 'provider' | 'fingerprint'>): boolean {
    const now = this.clock.now();
    const isYoung = now.getTime() - attempt.createdAt.getTime() < REUSED_UNCHECKED_MS;
    return !(isYoung && attempt.isOpen && isReusable(attempt, requested, now));
  }

  /**
   * False when an approved payment cannot be settled: no further payment may start. True as well while the provider does not
   * answer; staff then review a second payment. A check that takes too long continues in the background.
   */
  async settle(earlier: readonly PaymentAttempt[], ip: string): Promise<boolean> {
    if (!(await isWithinLimit(this.limiter, POLICIES.earlierPaymentChecks, ip))) return true;
    const network = networkOf(ip);
    const checks = Promise.all(earlier.map((attempt) => this.isSettled(attempt, network)));
    const settled = await Promise.race([checks, pause<boolean[]>(MAX_CHECK_MS, [], { ref: false })]);
    return !settled.includes(false);
  }

  private async isSettled(attempt: PaymentAttempt, network: string): Promise<boolean> {
    try {
      await this.concurrency.run(network, () => this.checks.check(attempt));
      return true;
    } catch (error) {
      if (error instanceof OverloadedError) return true;
      this.log.error(`A payment could not be settled when its cart was to be paid again (${messageOf(error)})`);
      return false;
    }
  }
}
