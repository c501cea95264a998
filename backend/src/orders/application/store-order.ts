import { Injectable } from '@nestjs/common';
import { newOrderNumber } from '../domain/order-number.js';
import type { Order } from '../domain/order.js';
import { Orders } from './orders.port.js';
import { PromiseDelivery } from './promise-delivery.js';
import { type OnlinePayment, OrderMoneyBook } from './order-money-book.js';

const MAX_TRIES = 5;

/** Stores a new order with its promised dates, a free number, its balance in the ledger and the payment that made it. */
@Injectable()
export class StoreOrder {
  constructor(
    private readonly orders: Orders,
    private readonly promises: PromiseDelivery,
    private readonly book: OrderMoneyBook,
  ) {}

  /** Joins the caller's transaction. */
  async add(order: Order, paid: OnlinePayment | undefined): Promise<void> {
    await this.promises.promise(order);
    for (let tries = 1; !(await this.orders.add(order)); tries += 1) {
      if (tries === MAX_TRIES) throw new Error('No free order number was found');
      order.number = newOrderNumber();
    }
    await this.book.open(order, paid);
  }
}
