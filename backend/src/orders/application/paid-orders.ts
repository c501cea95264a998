import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import type { Order } from '../domain/order.js';
import type { Purchase } from '../domain/purchase.js';
import { OrderAdminService } from './order-admin.service.js';
import { Orders } from './orders.port.js';
import { eraseOrder } from '../domain/erase-order.js';

/** Reads and changes the orders of payments. */
@Injectable()
export class PaidOrders {
  constructor(
    private readonly admin: OrderAdminService,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  /** Records a request for erasure that came before the approval: the order is erased once it is finished. Joins the caller's transaction. */
  async requestErasure(order: Order): Promise<void> {
    eraseOrder(order, this.clock.now());
    await this.orders.saveErasure(order);
  }

  /** True when an order already contains one of the purchase's cart lines. */
  isAnyLineBought({ lines }: Purchase): Promise<boolean> {
    return this.orders.isAnyClaimed(lines.map(({ cartLineId }) => cartLineId));
  }

  /** The provider voided the payment of an order. Joins the caller's transaction. */
  voidPayment(transactionId: string): Promise<void> {
    return this.admin.voidPayment(transactionId);
  }

  ofTransaction(transactionId: string): Promise<Order | null> {
    return this.orders.byTransaction(transactionId);
  }

  /** The first order that a payment attempt made. */
  ofAttempt(attemptId: string): Promise<Order | null> {
    return this.orders.ofAttempt(attemptId);
  }
}
