import { Injectable } from '@nestjs/common';
import type { Order } from '../../orders/index.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { type PaymentProvider, PaymentProviders, type VoidAnswer } from './payment-provider.port.js';
import { SettlePayment } from './settle-payment.js';

/** State of a payment's money at the provider; `unknown` while the provider does not answer. */
type HeldMoney = 'held' | 'voided' | 'unknown';

/** Takes back online payments of orders, for other modules. Throws for a transaction that did not pay the order. */
@Injectable()
export class VoidPayments {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly attempts: PaymentAttempts,
    private readonly settling: SettlePayment,
  ) {}

  /** Asks for one void; the caller makes sure that no other one of this payment runs. */
  async request(order: Order, transactionId: string): Promise<VoidAnswer> {
    return (await this.providerOf(order, transactionId)).voidTransaction(transactionId);
  }

  /** Reads the payment from the provider and settles it, so that a void is found although no event reported it. */
  async find(order: Order, transactionId: string): Promise<HeldMoney> {
    const provider = await this.providerOf(order, transactionId);
    const answer = await provider.transaction(transactionId);
    if (answer.kind !== 'found') return 'unknown';
    await this.settling.settle(answer.transaction);
    return answer.transaction.status === 'VOIDED' ? 'voided' : 'held';
  }

  /** The provider of the attempt that paid: an id alone may be that of another provider's transaction. */
  private async providerOf(order: Order, transactionId: string): Promise<PaymentProvider> {
    const attemptId = order.paymentOf(transactionId)?.attemptId;
    const attempt = attemptId && (await this.attempts.find(attemptId));
    if (!attempt) throw new Error(`The order ${order.number} has no payment ${transactionId}`);
    return this.providers.of(attempt.provider);
  }
}
