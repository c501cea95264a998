import { Injectable } from '@nestjs/common';
import { DiscountUses } from '../../cart/index.js';
import { Transaction } from '../../common/transaction.port.js';
import { Ledger } from '../../money/index.js';
import { reviewDiscount } from '../domain/discount-review.js';
import type { OrderStatus } from '../domain/order-status.js';
import type { Order } from '../domain/order.js';
import { OrderMails } from './order-mails.js';
import { knownOrder } from './order-reader.js';
import type { ProviderPayment } from './order-money-book.js';
import { Orders } from './orders.port.js';
import { discountedOrder } from './discounted-order.js';
import { PromiseDelivery } from './promise-delivery.js';

/** Changes the status or the history of an order, and mails the change to its customer, in one transaction. */
@Injectable()
export class ChangeOrder {
  constructor(
    private readonly orders: Orders,
    private readonly mails: OrderMails,
    private readonly transaction: Transaction,
  ) {}

  /** Runs `work` in one transaction, which its changes join. */
  together<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.transaction.run(work);
  }

  /** Joins the caller's transaction. Nothing is stored or mailed when `change` throws. */
  run(
    id: string,
    change: (order: Order) => void | Promise<void>,
    isMailed: (order: Order) => boolean = () => true,
  ): Promise<Order> {
    return this.transaction.run(async () => {
      const order = knownOrder(await this.orders.findForUpdate(id));
      await change(order);
      await this.orders.save(order);
      if (isMailed(order)) await this.mails.notifyCustomer(order);
      return order;
    });
  }
}

/** The domain events of orders, each with what its listeners get. */
export interface OrderEventTypes {
  /** The order is about to ship: a listener throws a `DomainError` to refuse it. */
  readonly shipping: Order;
  /** Staff set a status; the newest entry of the history has its author and reason. */
  readonly statusChanged: Order;
  /** All personal data were removed from the order. */
  readonly erased: Order;
  /** The provider voided a payment, before the ledger records it; `order` is null for a payment that no order has. */
  readonly paymentVoided: { readonly order: Order | null } & ProviderPayment;
  /** A payment that was assigned to an order is removed from it. Emitted before the order is locked. */
  readonly paymentTakenAway: ProviderPayment;
}

type Listener<Event> = (event: Event) => Promise<void>;

/** Listeners run in the transaction of the change, which has locked the order unless its event says otherwise: what they throw undoes it. */
@Injectable()
export class OrderEvents {
  private readonly listeners: { [Name in keyof OrderEventTypes]: Listener<OrderEventTypes[Name]>[] } = {
    shipping: [],
    statusChanged: [],
    erased: [],
    paymentVoided: [],
    paymentTakenAway: [],
  };

  /** Calls `listener` at each event of this name; for `onModuleInit`. */
  on<Name extends keyof OrderEventTypes>(name: Name, listener: Listener<OrderEventTypes[Name]>): void {
    this.listeners[name].push(listener);
  }

  /** Only orders call it. */
  async raise<Name extends keyof OrderEventTypes>(name: Name, event: OrderEventTypes[Name]): Promise<void> {
    for (const listener of this.listeners[name]) await listener(event);
  }
}

const ENDED_WITHOUT_SALE: readonly OrderStatus[] = ['cancelled', 'refunded'];

/** Checks and effects of a new order status outside of the order itself, in the transaction of the change. */
@Injectable()
export class StatusEffects {
  constructor(
    private readonly promises: PromiseDelivery,
    private readonly discounts: DiscountUses,
    private readonly events: OrderEvents,
    private readonly ledger: Ledger,
  ) {}

  /** Throws when another module refuses the change. */
  async before(order: Order, status: Order['status']): Promise<void> {
    if (status === 'shipped') await this.events.raise('shipping', order);
  }

  /** Counts or returns the use of its discount code, promises the delivery of a paid order, and notifies other modules. */
  async after(order: Order, before: Order['status']): Promise<void> {
    const { id, status } = order;
    if (ENDED_WITHOUT_SALE.includes(status)) await this.discounts.release(id);
    if (status === 'paid' && before !== 'pending_transfer') await this.accepted(order);
    await this.received(order, before);
    await this.events.raise('statusChanged', order);
  }

  /**
   * The order received money: of one that is paid with it, counts the use of its discount code and promises the delivery. When its money came
   * after all uses were gone a person decides: it is under review then.
   */
  async received(order: Order, before: Order['status']): Promise<void> {
    const isFirst = order.status === 'paid' && before === 'pending_transfer';
    if (isFirst && !(await this.discounts.countPaid(discountedOrder(order)))) reviewDiscount(order);
    await this.promises.promise(order);
  }

  /**
   * A person accepted the payment. When no use of its code is left that is a question of its own, unless it was the question of this review:
   * the order is under review for it then.
   */
  private async accepted(order: Order): Promise<void> {
    const review = order.history.slice(0, -1).findLast(({ event }) => !event);
    const isKnown = review !== undefined && order.reasonOf(review) === 'discount_over_limit';
    if (isKnown) await this.discounts.countAccepted(discountedOrder(order));
    else if (!(await this.discounts.countPaid(discountedOrder(order)))) reviewDiscount(order);
  }

  /** The order lost its personal data; an unpaid one was cancelled with that. */
  async erased(order: Order): Promise<void> {
    if (order.status === 'cancelled') await this.discounts.release(order.id);
    await this.ledger.eraseNames([order.id]);
    await this.events.raise('erased', order);
  }

  /** The provider voided this payment, which the order has, or none. */
  voided(order: Order | null, payment: ProviderPayment): Promise<void> {
    return this.events.raise('paymentVoided', { order, ...payment });
  }

  /** Raised when this payment is removed from its assigned order, which the caller locks afterwards. */
  takenAway(payment: ProviderPayment): Promise<void> {
    return this.events.raise('paymentTakenAway', payment);
  }

  /** The provider took back all money of the order: its use of the discount code is free again. */
  lostMoney({ id }: Order): Promise<void> {
    return this.discounts.release(id);
  }
}
