import { Injectable } from '@nestjs/common';
import { errorOf, TRY_AGAIN } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { CURRENT_PROVIDER } from '../../common/payment-providers.js';
import { Env } from '../../config/env.js';
import { type Caller, InstalmentPayments, PayerProof } from '../../orders/index.js';
import { assertEnough } from '../domain/minimum-amount.js';
import { referenceExpiresAt } from '../domain/payment-attempt.js';
import { CheckEarlierAttempts } from './check-earlier-attempts.js';
import { OpenAttempt, sessionOfOrder } from './open-attempt.js';
import { PaymentProviders } from './payment-provider.port.js';

export interface OrderPaymentRequest {
  /** As typed. */
  readonly orderNumber: string;
  /** The one of the purchase, from a caller who knows no more; null from its payer and its owner. */
  readonly email: string | null;
  readonly user: Caller['user'];
  /** Tokens in the cookie of the browser; see `PayerProof`. */
  readonly payerTokens: readonly string[];
  /** IP address of the browser. */
  readonly ip: string;
}

export interface StartedOrderPayment {
  /** URL of the provider's payment page. */
  readonly checkoutUrl: string;
  readonly amount: Pesos;
  readonly attemptId: string;
  /** The attempt of the same order that it replaces. */
  readonly replacedId: string | null;
}

/** Begins an online payment of what an order by transfer owes: all of it, or an instalment. */
@Injectable()
export class StartOrderPayment {
  constructor(
    private readonly instalments: InstalmentPayments,
    private readonly attempts: OpenAttempt,
    private readonly earlier: CheckEarlierAttempts,
    private readonly payers: PayerProof,
    private readonly providers: PaymentProviders,
    private readonly env: Env,
  ) {}

  async start(request: OrderPaymentRequest): Promise<StartedOrderPayment> {
    const { orderId, amount } = await this.payable(request);
    const undecided = await this.earlier.of(sessionOfOrder(orderId));
    const isOwn = await Promise.all(undecided.map(({ id }) => this.payers.holds(request.payerTokens, [id])));
    // Only its own attempt is handed out again to a browser: another one's may be paid at this moment.
    const unchecked = undecided.filter(
      (attempt, index) =>
        !isOwn[index] || this.earlier.isNeeded(attempt, { provider: CURRENT_PROVIDER, fingerprint: String(amount) }),
    );
    if (unchecked.length > 0 && !(await this.earlier.settle(unchecked, request.ip))) throw errorOf(TRY_AGAIN);
    // An earlier payment may have been settled just now.
    const owed = unchecked.length > 0 ? await this.payable(request) : { orderId, amount };
    const { ip, payerTokens } = request;
    const { attempt, replaced } = await this.attempts.forOrder(CURRENT_PROVIDER, owed, ip, payerTokens);
    const checkoutUrl = this.providers.of(attempt.provider).checkoutUrl({
      reference: attempt.reference,
      amount: attempt.amount,
      redirectUrl: `${this.env.publicUrl}/payment-success`,
      expiresAt: referenceExpiresAt(attempt.createdAt),
    });
    return { checkoutUrl, amount: attempt.amount, attemptId: attempt.id, replacedId: replaced };
  }

  private async payable({ orderNumber, email, payerTokens, user }: OrderPaymentRequest) {
    const payable = await this.instalments.payable(orderNumber, email, { payerTokens, user });
    assertEnough(payable.amount, CURRENT_PROVIDER);
    return payable;
  }
}
