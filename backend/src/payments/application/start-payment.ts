import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError, errorOf, invalidField, TRY_AGAIN } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { Env } from '../../config/env.js';
import { type Customer, FreezePurchase, type Purchase, purchaseFingerprint } from '../../orders/index.js';
import { assertEnough } from '../domain/minimum-amount.js';
import { referenceExpiresAt } from '../domain/payment-attempt.js';
import { CheckEarlierAttempts } from './check-earlier-attempts.js';
import { OpenAttempt, type OpenedAttempt } from './open-attempt.js';
import type { Checkout } from './payment-provider.port.js';

export interface StartRequest {
  readonly provider: ProviderId;
  /** The browser's reference, which names the cart. The answer contains one of the shop's, which reveals nothing. */
  readonly reference: string;
  readonly customer: Customer;
  readonly userId: string | null;
  /** The total that the browser shows. It must equal the cart's. */
  readonly amount: Pesos;
  readonly redirectUrl: string;
  /** Tokens in the cookie of the browser; see `PayerProof`. */
  readonly payerTokens: readonly string[];
  /** IP address of the browser. */
  readonly ip: string;
}

export interface StartedPayment {
  readonly checkout: Checkout;
  /** Null for the demo page, which pays for nothing. */
  readonly attemptId: string | null;
  /** The attempt of the same cart that it replaces. */
  readonly replacedId: string | null;
}

/** The demo page's fixed sum. */
const DEMO: { readonly session: string; readonly amount: Pesos } = { session: 'demo', amount: 150_000 };

const SESSION = /^[\w-]{8,128}$/;

/** A further try is needed only when another order of the cart is made at the same moment. */
const MAX_TRIES = 3;

/** Data of one reference. */
interface Payable {
  readonly reference: string;
  readonly amount: Pesos;
  readonly createdAt: Date;
}

/** Freezes a cart for its payment. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly purchases: FreezePurchase,
    private readonly attempts: OpenAttempt,
    private readonly earlier: CheckEarlierAttempts,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async start(request: StartRequest): Promise<StartedPayment> {
    const { reference } = request;
    const session = await this.attempts.sessionOf(reference, request.payerTokens);
    if (session === DEMO.session && !this.env.production) {
      const checkout = checkoutOf(request, { reference, amount: DEMO.amount, createdAt: this.clock.now() });
      return { checkout, attemptId: null, replacedId: null };
    }
    if (!session || !SESSION.test(session)) throw malformedReference();
    const frozen = await this.checkEarlier(request, session);
    const { attempt, replaced } = await this.attemptFor(request, session, frozen);
    return { checkout: checkoutOf(request, attempt), attemptId: attempt.id, replacedId: replaced };
  }

  /**
   * Settles the provider's transactions of the cart's earlier attempts, so that no piece is paid twice. Returns the frozen cart when
   * the provider was not called, because it is still valid then.
   */
  private async checkEarlier(request: StartRequest, session: string): Promise<Purchase | undefined> {
    const earlier = await this.earlier.of(session);
    if (earlier.length === 0) return undefined;
    // Throws for a request that will be refused anyway, before the provider is called.
    const purchase = await this.freeze(request, session);
    const requested = { provider: request.provider, fingerprint: purchaseFingerprint(purchase) };
    const unchecked = earlier.filter((attempt) => this.earlier.isNeeded(attempt, requested));
    if (unchecked.length === 0) return purchase;
    if (!(await this.earlier.settle(unchecked, request.ip))) throw errorOf(TRY_AGAIN);
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
      const opened = await this.attempts.forCart(request.provider, purchase, request.ip);
      if (opened) return opened;
      purchase = undefined;
    }
    throw errorOf(TRY_AGAIN);
  }

  /** Throws for an amount that cannot be paid, or that the browser does not show, before anything is stored. */
  private async freeze(request: StartRequest, session: string): Promise<Purchase> {
    const purchase = await this.purchases.freeze(session, request.customer, request.userId);
    assertEnough(purchase.finalTotal, request.provider);
    assertShown(request, purchase.finalTotal);
    return purchase;
  }
}

function checkoutOf(request: StartRequest, { reference, amount, createdAt }: Payable): Checkout {
  assertShown(request, amount);
  return { reference, amount, redirectUrl: request.redirectUrl, expiresAt: referenceExpiresAt(createdAt) };
}

/** Throws when the browser shows another amount. */
function assertShown({ amount: shown }: StartRequest, amount: Pesos): void {
  if (shown !== amount) throw new AmountMismatchError(amount);
}

function malformedReference(): DomainError {
  const message = 'La referencia de pago no es válida';
  return invalidField('reference', message);
}

/** The browser shows another total than the cart has. */
export class AmountMismatchError extends DomainError {
  constructor(
    /** The right one. */
    readonly amount: Pesos,
  ) {
    super('conflict', 'payment.amount_mismatch', 'El total de tu carrito cambió. Revísalo antes de pagar.');
  }
}
