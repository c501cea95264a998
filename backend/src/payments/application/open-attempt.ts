import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError, TooManyRequestsError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { type Purchase, purchaseFingerprint } from '../../orders/index.js';
import { isReusable, PaymentAttempt } from '../domain/payment-attempt.js';
import { formatPaymentReference, randomPart } from '../domain/payment-reference.js';
import { CheckPayments } from './check-payments.js';
import { PaymentAttempts } from './payment-attempts.port.js';

const MOST_TRIES = 5;

/** Of one cart, within the window: more than anybody changes their data or the cart while paying. */
const MOST_ATTEMPTS = 60;
const WINDOW_MS = 10 * 60_000;

/** Gives a cart the one attempt that it is paid with, however many tabs ask at once. */
@Injectable()
export class OpenAttempt {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly checks: CheckPayments,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The cart's open attempt while nothing changed; otherwise that one is closed and a new one begins. */
  attemptFor(purchase: Purchase, reference: string): Promise<PaymentAttempt> {
    return this.transaction.run(() => this.open(purchase, reference));
  }

  private async open(purchase: Purchase, asked: string): Promise<PaymentAttempt> {
    const fingerprint = purchaseFingerprint(purchase);
    const { sessionId } = purchase;
    const now = this.clock.now();
    for (let tries = 0, reference = asked; tries < MOST_TRIES; tries += 1) {
      const attempt = newAttempt(purchase, { reference, fingerprint, now });
      if (await this.attempts.add(attempt)) {
        await this.checks.begin(attempt);
        return attempt;
      }
      const open = await this.attempts.lockedOpen(sessionId);
      if (open && isReusable(open, fingerprint, now)) return open;
      await this.assertPatience(sessionId, now);
      if (open) await this.attempts.save(Object.assign(open, { isOpen: false }));
      reference = await this.unused(asked, sessionId, now);
    }
    throw new DomainError('unavailable', 'server.unavailable', 'Vuelve a intentar en un momento.');
  }

  /** Each attempt is asked about for a week: a script must not make thousands of them. */
  private async assertPatience(sessionId: string, now: Date): Promise<void> {
    const begun = await this.attempts.begunSince(sessionId, new Date(now.getTime() - WINDOW_MS));
    if (begun.length < MOST_ATTEMPTS) return;
    const freeAt = begun[begun.length - MOST_ATTEMPTS]!.getTime() + WINDOW_MS;
    throw new TooManyRequestsError(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)));
  }

  /** A reference pays once: the browser's own when it is new, otherwise one of ours. */
  private async unused(reference: string, session: string, startedAt: Date): Promise<string> {
    const isUsed = await this.attempts.byReference(reference);
    return isUsed ? formatPaymentReference({ session, startedAt, random: randomPart() }) : reference;
  }
}

function newAttempt(
  purchase: Purchase,
  { reference, fingerprint, now }: { reference: string; fingerprint: string; now: Date },
): PaymentAttempt {
  return Object.assign(new PaymentAttempt(), {
    id: crypto.randomUUID(),
    reference,
    sessionId: purchase.sessionId,
    fingerprint,
    amount: purchase.finalTotal,
    purchase,
    state: 'created' as const,
    isOpen: true,
    createdAt: now,
  });
}
