import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { Env } from '../../config/env.js';
import { type Customer, FreezePurchase, type Purchase, purchaseFingerprint } from '../../orders/index.js';
import { referenceExpiresAt } from '../domain/payment-attempt.js';
import { AmountMismatchError } from './amount-mismatch.error.js';
import { CheckEarlierAttempts } from './check-earlier-attempts.js';
import { OpenAttempt, type OpenedAttempt } from './open-attempt.js';
import { type CheckoutConfig, PaymentProvider } from './payment-provider.port.js';

export interface StartRequest {
  /** The browser's reference, which names the cart. The answer contains one of the shop's, which reveals nothing (decisions, 36). */
  readonly reference: string;
  readonly customer: Customer;
  readonly userId: string | null;
  /** The total that the browser shows. It must equal the cart's. */
  readonly amountInCents: number;
  readonly redirectUrl: string;
  /** Tokens in the cookie of the browser; see `PayerProof`. */
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

/** The provider's minimum (integrations, 1.8). */
export const MIN_AMOUNT: Pesos = 1_500;

/** The demo page's fixed sum (accounts-payments-chatbot, section 9). */
const DEMO: { readonly session: string; readonly amount: Pesos } = { session: 'demo', amount: 150_000 };

const SESSION = /^[\w-]{8,128}$/;

/** A further try is needed only when another order of the cart is made at the same moment. */
const MAX_TRIES = 3;

/** Signed data of one reference. */
interface Signable {
  readonly reference: string;
  readonly amount: Pesos;
  readonly createdAt: Date;
}

/** Freezes a cart and signs its payment (decisions, 20). */
@Injectable()
export class StartPayment {
  constructor(
    private readonly purchases: FreezePurchase,
    private readonly attempts: OpenAttempt,
    private readonly earlier: CheckEarlierAttempts,
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
    const frozen = await this.checkEarlier(request, session);
    const { attempt, replaced } = await this.attemptFor(request, session, frozen);
    return { config: this.signed(request, attempt), attemptId: attempt.id, replacedId: replaced };
  }

  /**
   * Settles the provider's transactions of the cart's earlier attempts, so that no piece is paid twice. Returns the frozen cart when
   * the provider was not asked, because it is still valid then.
   */
  private async checkEarlier(request: StartRequest, session: string): Promise<Purchase | undefined> {
    const earlier = await this.earlier.of(session);
    if (earlier.length === 0) return undefined;
    // Throws for a request that will be refused anyway, before the provider is asked.
    const purchase = await this.freeze(request, session);
    const fingerprint = purchaseFingerprint(purchase);
    const unchecked = earlier.filter((attempt) => this.earlier.isNeeded(attempt, fingerprint));
    if (unchecked.length === 0) return purchase;
    if (!(await this.earlier.settle(unchecked, request.caller))) throw unavailable();
    return undefined;
  }

  /**
   * Freezes the cart, unless `frozen` is given, and again when an order took its lines in the meantime, so that no piece is paid
   * twice.
   */
  private async attemptFor(request: StartRequest, session: string, frozen?: Purchase): Promise<OpenedAttempt> {
    let purchase = frozen;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      purchase ??= await this.freeze(request, session);
      const opened = await this.attempts.attemptFor(purchase, request.caller);
      if (opened) return opened;
      purchase = undefined;
    }
    throw unavailable();
  }

  /** Throws for an amount that cannot be paid, or that the browser does not show, before anything is stored. */
  private async freeze(request: StartRequest, session: string): Promise<Purchase> {
    const purchase = await this.purchases.freeze(session, request.customer, request.userId);
    const { finalTotal: amount } = purchase;
    if (amount < MIN_AMOUNT)
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
