import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { Env } from '../../config/env.js';
import { type Customer, FreezePurchase, type Purchase } from '../../orders/index.js';
import { referenceExpiresAt } from '../domain/payment-attempt.js';
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
  /** The attempt of the same cart that it takes the place of. */
  readonly replacedId: string | null;
}

/** The provider takes nothing smaller (integrations, 1.8). */
const SMALLEST: Pesos = 1_500;

/** The demo page's fixed sum (accounts-payments-chatbot, section 9). */
const DEMO: { readonly session: string; readonly amount: Pesos } = { session: 'demo', amount: 150_000 };

const SESSION = /^[\w-]{8,128}$/;

/** Younger attempts are not checked with the provider: paying takes longer than this. */
const ASKED_AFTER_MS = 60_000;

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
  constructor(
    private readonly purchases: FreezePurchase,
    private readonly attempts: OpenAttempt,
    private readonly checks: CheckPayments,
    private readonly provider: PaymentProvider,
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
    const { attempt, replaced } = await this.openAttempt(request, session);
    return { config: this.signed(request, attempt), attemptId: attempt.id, replacedId: replaced };
  }

  /**
   * The provider refuses a second payment under one reference and reports no pending one: before an older attempt is handed
   * out again, it is asked (decisions, 37). While it does not answer, the attempt is handed out as it is.
   */
  private async openAttempt(request: StartRequest, session: string): Promise<OpenedAttempt> {
    const opened = await this.attemptFor(request, session);
    if (this.clock.now().getTime() - opened.attempt.createdAt.getTime() < ASKED_AFTER_MS) return opened;
    await this.checks.check(opened.attempt);
    // The check may have settled a payment, which empties the cart.
    return this.attemptFor(request, session);
  }

  /** Freezes the cart again when an order took its lines meanwhile, so that nobody is invited to pay them twice. */
  private async attemptFor(request: StartRequest, session: string): Promise<OpenedAttempt> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const opened = await this.attempts.attemptFor(await this.freeze(request, session), request.caller);
      if (opened) return opened;
    }
    throw new DomainError('unavailable', 'server.unavailable', 'Vuelve a intentar en un momento.');
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

function malformedReference(): DomainError {
  const message = 'La referencia de pago no es válida';
  return new DomainError('malformed', 'request.invalid', message, { reference: message });
}
