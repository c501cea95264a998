import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf, TooManyRequestsError, TRY_AGAIN } from '../../common/domain-error.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { isWithinLimit } from '../../common/throttling/within-limit.js';
import { Transaction } from '../../common/transaction.port.js';
import { PaidOrders, type PayableOrder, PayerProof, type Purchase, purchaseFingerprint } from '../../orders/index.js';
import { isReusable, nextCheck, PaymentAttempt } from '../domain/payment-attempt.js';
import { isAlias, newPaymentReference, parsePaymentReference } from '../domain/payment-reference.js';
import { PaymentAttempts } from './payment-attempts.port.js';

const MAX_TRIES = 5;

/** Attempts of one cart in the window; shoppers who change their data or cart while paying need fewer. */
const MAX_ATTEMPTS = 60;
const WINDOW_MS = 10 * 60_000;

export interface OpenedAttempt {
  readonly attempt: PaymentAttempt;
  /** The attempt of the same cart that it replaces. */
  readonly replaced: string | null;
  readonly isNew: boolean;
}

/** Gives a cart one open attempt, even when several tabs ask at once. */
@Injectable()
export class OpenAttempt {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly orders: PaidOrders,
    private readonly payers: PayerProof,
    private readonly limiter: RateLimiter,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * The cart's open attempt while nothing changed; otherwise that one is closed and a new one begins, and either keeps a use of the cart's
   * code. Null, with nothing changed, when an order has taken lines since the cart was frozen. Throws when no use is free. `ip` is the
   * browser's.
   */
  async forCart(provider: ProviderId, purchase: Purchase, ip: string): Promise<OpenedAttempt | null> {
    const { sessionId, finalTotal: amount } = purchase;
    const requested = {
      provider,
      sessionId,
      orderId: null,
      fingerprint: purchaseFingerprint(purchase),
      amount,
      purchase,
    };
    try {
      // Checked after opening, which waits for a settlement that locks the cart's earlier attempt.
      const confirm = async ({ replaced }: OpenedAttempt) => {
        if (await this.orders.isAnyLineBought(purchase)) throw new LinesBoughtError();
        // A replaced attempt may have reserved a code that the cart has no more.
        if (purchase.discountCode !== null || replaced) await this.orders.reserveDiscount(purchase, ip);
      };
      return await this.openInTransaction(requested, ip, { confirm });
    } catch (error) {
      if (error instanceof LinesBoughtError) return null;
      throw error;
    }
  }

  /**
   * Returns the open attempt of an order for the amount that it owes, or a new one. Only the browser that began an attempt may reuse it:
   * any caller with number and email may begin one, and the browser that began it is shown that it was paid.
   */
  forOrder(
    provider: ProviderId,
    { orderId, amount }: PayableOrder,
    ip: string,
    payerTokens: readonly string[],
  ): Promise<OpenedAttempt> {
    const sessionId = sessionOfOrder(orderId);
    return this.openInTransaction(
      { provider, sessionId, orderId, fingerprint: String(amount), amount, purchase: null },
      ip,
      {
        confirm: () => this.orders.reserveDiscountOf(orderId, ip),
        mayReuse: ({ id }) => this.payers.holds(payerTokens, [id]),
      },
    );
  }

  /** The cart's session of a reference. A reference made by the shop resolves only for the browser that received it. */
  async sessionOf(reference: string, payerTokens: readonly string[]): Promise<string | undefined> {
    const session = parsePaymentReference(reference)?.session;
    if (!session || !isAlias(session)) return session;
    const attempt = await this.attempts.byReference(reference);
    return attempt && (await this.payers.holds(payerTokens, [attempt.id])) ? attempt.sessionId : session;
  }

  private async openInTransaction(
    requested: RequestedAttempt,
    ip: string,
    { confirm, mayReuse }: Conditions,
  ): Promise<OpenedAttempt> {
    // Each attempt is polled for a week: attempts that a script opens must not delay the polling of others.
    const isLowPriority = !(await isWithinLimit(this.limiter, POLICIES.watchedPayments, ip));
    return this.transaction.run(async () => {
      const opened = await this.open(requested, isLowPriority, mayReuse);
      await confirm(opened);
      if (!opened.isNew) await this.limiter.reward(POLICIES.watchedPayments, ip);
      return opened;
    });
  }

  private async open(
    requested: RequestedAttempt,
    isLowPriority: boolean,
    mayReuse: Conditions['mayReuse'] = () => Promise.resolve(true),
  ): Promise<OpenedAttempt> {
    const { sessionId } = requested;
    const now = this.clock.now();
    let replaced: string | null = null;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const attempt = newAttempt(requested, isLowPriority, now);
      if (await this.attempts.add(attempt)) return { attempt, replaced, isNew: true };
      const open = await this.attempts.findOpenForUpdate(sessionId);
      if (open && isReusable(open, requested, now) && (await mayReuse(open)))
        return { attempt: open, replaced, isNew: false };
      await this.assertFewAttempts(sessionId, now);
      if (!open) continue;
      open.isOpen = false;
      // An outage may have outlasted the schedule: one check is left, which lets the attempt expire.
      open.nextCheckAt = nextCheck(open, now) ?? now;
      await this.attempts.save(open);
      replaced = open.id;
    }
    throw errorOf(TRY_AGAIN);
  }

  /** Each attempt is polled for a week, so a script must not create thousands of them. */
  private async assertFewAttempts(sessionId: string, now: Date): Promise<void> {
    const begun = await this.attempts.begunSince(sessionId, new Date(now.getTime() - WINDOW_MS));
    if (begun.length < MAX_ATTEMPTS) return;
    const freeAt = begun[begun.length - MAX_ATTEMPTS]!.getTime() + WINDOW_MS;
    throw new TooManyRequestsError(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)));
  }
}

/** Rolls the transaction back. */
class LinesBoughtError extends Error {}

/** The cart or order that a payment is for, and its amount. */
type RequestedAttempt = Pick<
  PaymentAttempt,
  'provider' | 'sessionId' | 'orderId' | 'fingerprint' | 'amount' | 'purchase'
>;

interface Conditions {
  /** Runs after the attempt is open; what it throws undoes it. */
  readonly confirm: (opened: OpenedAttempt) => Promise<void>;
  /** Whether the caller may get an open attempt of the same fingerprint; without it every caller may. */
  readonly mayReuse?: (open: PaymentAttempt) => Promise<boolean>;
}

/** The session of an order's attempts; it has a colon, so it is never a cart's. */
export function sessionOfOrder(orderId: string): string {
  return `order:${orderId}`;
}

function newAttempt(requested: RequestedAttempt, isLowPriority: boolean, now: Date): PaymentAttempt {
  const attempt = Object.assign(new PaymentAttempt(), {
    ...requested,
    id: crypto.randomUUID(),
    reference: newPaymentReference(now),
    state: 'created' as const,
    isOpen: true,
    isLowPriority,
    createdAt: now,
    approvedAt: null,
    nextCheckAt: null,
    eraseRequestedAt: null,
  });
  return Object.assign(attempt, { nextCheckAt: nextCheck(attempt, now) });
}
