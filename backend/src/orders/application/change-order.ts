import { Injectable } from '@nestjs/common';
import { Transaction } from '../../common/transaction.port.js';
import type { Order } from '../domain/order.js';
import { OrderMails } from './order-mails.js';
import { unknownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';

/** Changes the status or the history of an order, and mails the change to its customer, in one transaction. */
@Injectable()
export class ChangeOrder {
  constructor(
    private readonly orders: Orders,
    private readonly mails: OrderMails,
    private readonly transaction: Transaction,
  ) {}

  /** Joins the caller's transaction. Nothing is stored or mailed when `change` throws. */
  run(
    id: string,
    change: (order: Order) => void | Promise<void>,
    isMailed: (order: Order) => boolean = () => true,
  ): Promise<Order> {
    return this.transaction.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw unknownOrder();
      await change(order);
      await this.orders.save(order);
      if (isMailed(order)) await this.mails.notifyShopper(order);
      return order;
    });
  }
}
