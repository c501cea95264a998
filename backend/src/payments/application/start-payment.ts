import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { messageOf } from '../../common/startup-error.js';
import type { Pesos } from '../../common/money.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { isWithinLimit } from '../../common/throttling/within-limit.js';
import { Env } from '../../config/env.js';
import { type Customer, FreezePurchase, type Purchase } from '../../orders/index.js';
import { type PaymentAttempt, referenceExpiresAt } from '../domain/payment-attempt.js';
import { AmountMismatchError } from './amount-mismatch.error.js';
import { CheckPayments } from './check-payments.js';
import { OpenAttempt, type OpenedAttempt } from './open-attempt.js';
import { type CheckoutConfig, PaymentProvider } from './payment-provider.port.js';

export interface StartRequest {
  /** The browser's: names the cart. The answer carries one of ours, from which nothing can be learned (decisions, 36). */
  readonly reference: string;
  readonly customer: Customer;
  readonly userId: string | null;
  /** What the browser shows. Believed only when the cart says the same. */
  readonly amountInCents: number;
  readonly redirectUrl: string;
  /** What the browser holds; see `PayerProof`. */
  readonly payerTokens: readonly string[];
  /** Address of the browser. */
  readonly caller: string;
}

export interface StartedPayment {
  readonly config: CheckoutConfig;
  /** Null for the demo page, which pays for nothing. */
  readonly attemptId: string | null;
  /** The attempt of the same cart that it replaces. */
  readonly replacedId: string | null;
}

/** The provider takes nothing smaller (integrations, 1.8). */
const SMALLEST: Pesos = 1_500;

/** The demo page's fixed sum (accounts-payments-chatbot, section 9). */
const DEMO: { readonly session: string; readonly amount: Pesos } = { session: 'demo', amount: 150_000 };

const SESSION = /^[\w-]{8,128}$/;

/** Younger attempts are not checked with the provider: paying takes longer than this. */
const CHECKED_AFTER_MS = 60_000;

/** Of one cart: a form opens an attempt for each data that a family pauses at. */
const MAX_CHECKED = 10;

/** Well below the time after which the page gives up waiting for its payment. */
const MAX_CHECK_MS = 3_000;

/** Each repetition needs another order of the same cart at the same moment. */
const MAX_TRIES = 3;

/** What is signed for one reference. */
interface Signable {
  readonly reference: string;
  readonly amount: Pesos;
  readonly createdAt: Date;
}

/** Freezes a cart and signs what is to be paid for it (decisions, 20). */
@Injectable()
export class StartPayment {
  private readonly log = new Logger('payments');

  constructor(
    private readonly purchases: FreezePurchase,
    private readonly attempts: OpenAttempt,
    private readonly checks: CheckPayments,
    private readonly provider: PaymentProvider,
    private readonly limiter: RateLimiter,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async start(request: StartRequest): Promise<StartedPayment> {
    const { reference } = request;
    const session = await this.attempts.sessionOf(reference, request.payerTokens);
    if (session === DEMO.session && !this.env.production) {
      const config = this.signed(request, { reference, amount: DEMO.amount, createdAt: this.clock.now() });
      return { config, attemptId: null, replacedId: null };
    }
    if (!session || !SESSION.test(session)) throw malformedReference();
    await this.checkEarlier(request, session);
    const { attempt, replaced } = await this.attemptFor(request, session);
    return { config: this.signed(request, attempt), attemptId: attempt.id, replacedId: replaced };
  }

  /**
   * Asks the provider about the cart's newest earlier attempts, whether this request reuses or replaces one: one may be
   * paid or pending already, although no event said so (decisions, 37). While the provider does not answer, the family may
   * pay: a second payment is listed for staff. While an approved payment cannot be settled, no further payment is started.
   * A check that takes too long goes on without the family waiting for it.
   */
  private async checkEarlier(request: StartRequest, session: string): Promise<void> {
    const earlier = await this.attempts.undecidedOf(session, CHECKED_AFTER_MS, MAX_CHECKED);
    if (earlier.length === 0) return;
    // Throws for a request that will be refused anyway, before the provider is asked.
    await this.freeze(request, session);
    if (!(await isWithinLimit(this.limiter, POLICIES.earlierPaymentChecks, request.caller))) return;
    const checks = Promise.all(earlier.map((attempt) => this.isSettled(attempt)));
    const settled = await Promise.race([checks, pause<boolean[]>(MAX_CHECK_MS, [], { ref: false })]);
    if (settled.includes(false)) throw unavailable();
  }

  /** False when the provider knows of a payment that cannot be settled. */
  private async isSettled(attempt: PaymentAttempt): Promise<boolean> {
    try {
      await this.checks.check(attempt);
      return true;
    } catch (error) {
      this.log.error(`A payment could not be settled when its cart was to be paid again (${messageOf(error)})`);
      return false;
    }
  }

  /** Freezes the cart again when an order took its lines in the meantime, so that no piece is paid twice. */
  private async attemptFor(request: StartRequest, session: string): Promise<OpenedAttempt> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const opened = await this.attempts.attemptFor(await this.freeze(request, session), request.caller);
      if (opened) return opened;
    }
    throw unavailable();
  }

  /** Throws for an amount that cannot be paid, or that the browser does not show, before anything is stored. */
  private async freeze(request: StartRequest, session: string): Promise<Purchase> {
    const purchase = await this.purchases.freeze(session, request.customer, request.userId);
    const { finalTotal: amount } = purchase;
    if (amount < SMALLEST)
      throw new DomainError('invalid', 'payment.too_little', 'El monto mínimo para pagar en línea es $1.500.');
    this.signed(request, { reference: request.reference, amount, createdAt: this.clock.now() });
    return purchase;
  }

  /** Throws when the browser shows another amount. */
  private signed(
    { amountInCents, redirectUrl }: StartRequest,
    { reference, amount, createdAt }: Signable,
  ): CheckoutConfig {
    const expiresAt = referenceExpiresAt(createdAt);
    const config = this.provider.prepareCheckout({ reference, amount, redirectUrl, expiresAt });
    if (config.amountInCents !== amountInCents) throw new AmountMismatchError(config.amountInCents);
    return config;
  }
}

function unavailable(): DomainError {
  return new DomainError('unavailable', 'server.unavailable', 'Vuelve a intentar en un momento.');
}

function malformedReference(): DomainError {
  const message = 'La referencia de pago no es válida';
  return new DomainError('malformed', 'request.invalid', message, { reference: message });
}
