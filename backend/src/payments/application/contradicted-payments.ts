import { Injectable, Logger } from '@nestjs/common';
import { Transaction } from '../../common/transaction.port.js';
import { PaidOrders } from '../../orders/index.js';
import { PaymentAttempts, type RecordedMoney } from './payment-attempts.port.js';

/** Payments of which the provider now says something else than the shop recorded. */
@Injectable()
export class ContradictedPayments {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly orders: PaidOrders,
    private readonly transaction: Transaction,
  ) {}

  /** Lists the money, and stops the order that it paid until a person has decided; nothing for an answer that was listed before. */
  async mark({ provider, id }: RecordedMoney, answer: string): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.attempts.markContradicted(provider, id, answer))) return;
      this.log.warn(`Transaction ${id} differs from the provider's answer (${answer})`);
      await this.orders.reviews.contradicted(provider, id);
    });
  }
}
