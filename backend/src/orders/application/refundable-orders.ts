import { Injectable } from '@nestjs/common';
import { DiscountUses } from '../../cart/index.js';
import { Clock } from '../../common/clock.port.js';
import type { NewEntry } from '../../money/index.js';
import { resumeAfterRefund } from '../domain/order-refund.js';
import type { Order } from '../domain/order.js';
import { knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';
import { OrderMoneyBook } from './receive-money.js';

/** Orders as the refunds module needs them. Every change joins the caller's transaction, needs a locked order, and mails nothing. */
@Injectable()
export class RefundableOrders {
  constructor(
    private readonly orders: Orders,
    private readonly book: OrderMoneyBook,
    private readonly clock: Clock,
    private readonly discounts: DiscountUses,
  ) {}

  /** Throws `order.not_found`. */
  async find(id: string): Promise<Order> {
    return knownOrder(await this.orders.find(id));
  }

  /** Locks the order until the caller's transaction ends. */
  async findForUpdate(id: string): Promise<Order> {
    return knownOrder(await this.orders.findForUpdate(id));
  }

  /** Begins the refund of all money: the pieces are no longer made. */
  async begin(order: Order, actor: string): Promise<void> {
    order.changeTo('refund_pending', { actor, note: '', at: this.clock.now() });
    await this.orders.save(order);
  }

  /** Money was given back: records it in the ledger, and the order has its new numbers. */
  async returned(order: Order, refund: Omit<NewEntry, 'orderId' | 'kind'>): Promise<void> {
    await this.book.record(order, { ...refund, kind: 'refund' });
  }

  /** Ends the refund of all money, which gives the use of the code back; `evidence` says how it was made. */
  async end(order: Order, actor: string, evidence: string): Promise<void> {
    order.changeTo('refunded', { actor, note: evidence, at: this.clock.now() });
    await this.orders.save(order);
    await this.discounts.release(order.id);
  }

  /** The refund is not made: the order returns to the status before it. */
  async resume(order: Order, actor: string): Promise<void> {
    resumeAfterRefund(order, { actor, note: '', at: this.clock.now() });
    await this.orders.save(order);
  }
}
