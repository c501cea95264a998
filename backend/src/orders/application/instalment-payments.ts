import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { owedNow, NOTHING_DUE, receive } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import { isOpenToMoney } from '../domain/received-transfer.js';
import { stillHeld } from '../domain/same-pieces.js';
import { StatusEffects } from './change-order.js';
import { OrderMails } from './order-mails.js';
import { type Caller, OrderReader, knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';
import { type OnlinePayment, OrderMoneyBook, paymentEntry } from './order-money-book.js';

/** The part of an order by transfer that can be paid online. */
export interface PayableOrder {
  readonly orderId: string;
  readonly amount: Pesos;
}

/** Online payments of what an order by transfer owes: all of it, or an instalment. */
@Injectable()
export class InstalmentPayments {
  constructor(
    private readonly orders: Orders,
    private readonly reader: OrderReader,
    private readonly mails: OrderMails,
    private readonly effects: StatusEffects,
    private readonly book: OrderMoneyBook,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns what the caller may pay now. The caller proves access by the browser, the account, or `email`, because a payment changes no
   * data of the order; an order of another person gets the same error as one that does not exist.
   */
  async payable(orderNumber: string, email: string | null, caller: Caller): Promise<PayableOrder> {
    const order = await (email === null
      ? this.reader.ownByNumber(orderNumber, caller)
      : this.reader.findTracked(orderNumber, email).then(knownOrder));
    const amount = owedNow(order);
    if (amount === 0) throw errorOf(NOTHING_DUE);
    return { orderId: order.id, amount };
  }

  find(orderId: string): Promise<Order | null> {
    return this.orders.find(orderId);
  }

  /**
   * Whether money may still come for the order: not once it was refunded or erased, or while its money is being given back. Locks the
   * order, so that the answer holds until the end of the caller's transaction.
   */
  async isOpenForUpdate(orderId: string): Promise<boolean> {
    const order = await this.orders.findForUpdate(orderId);
    return order !== null && isOpenToMoney(order);
  }

  /** The provider approved this payment of an order. Joins the caller's transaction. */
  async pay(orderId: string, payment: OnlinePayment, amount: Pesos): Promise<Order> {
    const order = knownOrder(await this.orders.findForUpdate(orderId));
    const { status } = order;
    const isFirst = status === 'pending_transfer';
    const isMadeAlready = isFirst && stillHeld(await this.orders.ofSameLines(order)).length > 0;
    const { id: entry } = await this.book.record(order, paymentEntry(payment, amount));
    receive(order, { at: this.clock.now(), actor: 'provider', note: '', entry }, isMadeAlready);
    await this.effects.received(order, status);
    await this.orders.save(order);
    await this.mails.notifyCustomer(order);
    await this.mails.notifyShopOfPayment(order);
    return order;
  }
}
