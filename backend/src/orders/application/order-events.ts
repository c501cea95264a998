import { Injectable } from '@nestjs/common';
import type { ProviderId } from '../../common/payment-providers.js';
import type { Order } from '../domain/order.js';

/** A transaction of a provider. */
export interface PaidBy {
  readonly provider: ProviderId;
  readonly transactionId: string;
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
  readonly paymentVoided: { readonly order: Order | null } & PaidBy;
  /** A payment that was given to an order was taken away from it: no order has it. */
  readonly paymentTakenAway: PaidBy;
}

type Listener<Event> = (event: Event) => Promise<void>;

/** Listeners run in the transaction of the change, which has locked the order: what they throw undoes it. */
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
