import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { Env } from '../../config/env.js';
import { type Customer, FreezePurchase } from '../../orders/index.js';
import { parsePaymentReference } from '../domain/payment-reference.js';
import { AmountMismatchError } from './amount-mismatch.error.js';
import { OpenAttempt } from './open-attempt.js';
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

/** Freezes a cart and signs what is to be paid for it (decisions, 20). */
@Injectable()
export class StartPayment {
  constructor(
    private readonly purchases: FreezePurchase,
    private readonly attempts: OpenAttempt,
    private readonly provider: PaymentProvider,
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
    const attempt = await this.attempts.attemptFor(purchase, request.reference);
    return this.signed(request, attempt.reference, attempt.amount);
  }

  /** Throws when the browser shows another amount. */
  private signed({ amountInCents, redirectUrl }: StartRequest, reference: string, amount: Pesos): CheckoutConfig {
    const config = this.provider.prepareCheckout({ reference, amount, redirectUrl });
    if (config.amountInCents !== amountInCents) throw new AmountMismatchError(config.amountInCents);
    return config;
  }
}

function malformedReference(): DomainError {
  const message = 'La referencia de pago no es válida';
  return new DomainError('malformed', 'request.invalid', message, { reference: message });
}
