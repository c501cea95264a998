import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { Transaction } from '../../common/transaction.port.js';
import { Env } from '../../config/env.js';
import { type Customer, FreezePurchase, type Purchase } from '../../orders/index.js';
import { isReusable, PaymentAttempt } from '../domain/payment-attempt.js';
import { formatPaymentReference, parsePaymentReference, randomPart } from '../domain/payment-reference.js';
import { AmountMismatchError } from './amount-mismatch.error.js';
import { CheckPayments } from './check-payments.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { type CheckoutConfig, PaymentProvider } from './payment-provider.port.js';

export interface StartRequest {
  /** The browser's; the answer may carry another one. */
  readonly reference: string;
  readonly customer: Customer;
  readonly userId: string | null;
  /** What the browser shows. Believed only when the cart says the same. */
  readonly amountInCents: number;
  readonly redirectUrl: string;
}

/** The provider takes nothing smaller (integrations, 1.8). */
const SMALLEST: Pesos = 1_500;

/** The demo page's fixed sum (accounts-payments-chatbot, section 9). */
const DEMO: { readonly session: string; readonly amount: Pesos } = { session: 'demo', amount: 150_000 };

const SESSION = /^[\w-]{8,128}$/;

const MOST_TRIES = 5;

/** Freezes a cart and signs what is to be paid for it (decisions, 20). */
@Injectable()
export class StartPayment {
  constructor(
    private readonly purchases: FreezePurchase,
    private readonly attempts: PaymentAttempts,
    private readonly provider: PaymentProvider,
    private readonly checks: CheckPayments,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async start(request: StartRequest): Promise<CheckoutConfig> {
    const session = parsePaymentReference(request.reference)?.session;
    if (session === DEMO.session && !this.env.production) return this.signed(request, request.reference, DEMO.amount);
    if (!session || !SESSION.test(session)) throw malformedReference();
    const purchase = await this.purchases.freeze(session, request.customer, request.userId);
    if (purchase.finalTotal < SMALLEST)
      throw new DomainError('invalid', 'payment.too_little', 'El monto mínimo para pagar en línea es $1.500.');
    this.signed(request, request.reference, purchase.finalTotal);
    const attempt = await this.transaction.run(() => this.attemptFor(purchase, request.reference));
    return this.signed(request, attempt.reference, attempt.amount);
  }

  /** Throws when the browser shows another amount. */
  private signed({ amountInCents, redirectUrl }: StartRequest, reference: string, amount: Pesos): CheckoutConfig {
    const config = this.provider.prepareCheckout({ reference, amount, redirectUrl });
    if (config.amountInCents !== amountInCents) throw new AmountMismatchError(config.amountInCents);
    return config;
  }

  /** The cart's open attempt while nothing changed; otherwise that one is closed and a new one begins. */
  private async attemptFor(purchase: Purchase, reference: string): Promise<PaymentAttempt> {
    const fingerprint = contentHash(JSON.stringify(purchase));
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const now = this.clock.now();
      const open = await this.attempts.lockedOpen(purchase.sessionId);
      if (open && isReusable(open, fingerprint, now)) return open;
      if (open) await this.attempts.save(Object.assign(open, { isOpen: false }));
      const attempt = Object.assign(new PaymentAttempt(), {
        id: crypto.randomUUID(),
        reference: await this.unused(reference, purchase.sessionId, now),
        sessionId: purchase.sessionId,
        fingerprint,
        amount: purchase.finalTotal,
        purchase,
        state: 'created' as const,
        isOpen: true,
        createdAt: now,
      });
      if (!(await this.attempts.add(attempt))) continue;
      await this.checks.schedule(attempt, 0);
      return attempt;
    }
    throw new DomainError('unavailable', 'server.unavailable', 'Vuelve a intentar en un momento.');
  }

  /** A reference pays once: the browser's own when it is new, otherwise one of ours. */
  private async unused(reference: string, session: string, startedAt: Date): Promise<string> {
    const isUsed = await this.attempts.byReference(reference);
    return isUsed ? formatPaymentReference({ session, startedAt, random: randomPart() }) : reference;
  }
}

function malformedReference(): DomainError {
  const message = 'La referencia de pago no es válida';
  return new DomainError('malformed', 'request.invalid', message, { reference: message });
}
