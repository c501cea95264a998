import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError, errorOf } from '../../common/domain-error.js';
import type { StaffMember } from '../../identity/index.js';
import type { Entry } from '../../money/index.js';
import type { Order } from '../domain/order.js';
import { orderAct, statusAct } from '../domain/order-acts.js';
import { type OrderStatus, REFUND_BY_REFUND, REFUND_STATUSES } from '../domain/order-status.js';
import { assertNoNumbers, owesTransfer, receive, requestBalance } from '../domain/instalments.js';
import { RECEIVED_UNEXPECTED, type ReceivedTransfer } from '../domain/received-transfer.js';
import { assertMadeOnce } from '../domain/same-pieces.js';
import type { Shipment } from '../domain/shipment.js';
import { ChangeOrder, StatusEffects } from './change-order.js';
import { Orders } from './orders.port.js';
import { OrderMoneyBook } from './order-money-book.js';

export interface StatusChange {
  readonly status: OrderStatus;
  /** Status that the person saw when they decided; undefined to accept any. */
  readonly from?: OrderStatus;
  readonly actor: StaffMember;
  readonly note: string;
  /** Makes the order although another one of the same pieces is open. */
  readonly besidesOthers?: boolean;
  /** The transfer that this change confirms. With `paid`, less than the order needs is recorded and leaves it waiting. */
  readonly received?: Partial<ReceivedTransfer>;
  /** Ships the order although a part of it is not paid. */
  readonly shipsUnpaid?: boolean;
  /** How the parcel leaves, for `shipped`. */
  readonly shipment?: Shipment;
}

/** Operations of staff on an order. */
@Injectable()
export class OrderAdminService {
  constructor(
    private readonly orders: Orders,
    private readonly changes: ChangeOrder,
    private readonly effects: StatusEffects,
    private readonly book: OrderMoneyBook,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** When two people change an order at once, the second one gets `order.moved`. Throws `order.refund_by_refund` for the statuses of refunds. */
  changeStatus(
    id: string,
    { status, from, besidesOthers = false, received, actor, ...decision }: StatusChange,
  ): Promise<Order> {
    const change = async (order: Order) => {
      if (from && from !== order.status) throw orderMoved();
      if (REFUND_STATUSES.includes(status)) throw errorOf(REFUND_BY_REFUND);
      const before = order.status;
      // Who reads that the order ended could still be told to pay elsewhere.
      const isEndOfUnpaid = status === 'cancelled' && owesTransfer(order);
      await this.effects.before(order, status);
      const entry = received && (await this.confirm(order, status, { received, note: decision.note, actor }));
      const made = { ...decision, actor: actor.email, at: this.clock.now(), ...(entry && { entry: entry.id }) };
      if (entry && status === 'paid' && !order.isBegun) receive(order, made);
      else order.changeTo(status, made);
      const { note, shipment } = decision;
      if (isEndOfUnpaid || owesTransfer(order))
        assertNoNumbers({ note, reason: shipment?.reason, otherCarrier: shipment?.otherCarrier });
      if (order.status !== before) await this.effects.after(order, before);
      if (order.status === 'paid') assertMadeOnce(await this.orders.ofSameLines(order), note, besidesOthers);
      await this.audit.record({ actor, ...statusAct(order, before, entry?.amount) });
    };
    return this.changes.run(id, change);
  }

  /** The piece is finished: the customer is asked to pay the second instalment. */
  requestBalance(id: string, actor: StaffMember, note: string): Promise<Order> {
    return this.changes.run(id, async (order) => {
      requestBalance(order, { at: this.clock.now(), actor: actor.email, note });
      await this.audit.record({ actor, ...orderAct(order, 'order_money', 'pidió el saldo de') });
    });
  }

  /** Records the transfer that a new status confirms. */
  private confirm(
    order: Order,
    status: OrderStatus,
    receipt: { readonly received: Partial<ReceivedTransfer>; readonly note: string; readonly actor: StaffMember },
  ): Promise<Entry> {
    if (!order.nextStatuses.includes(status)) throw notNext();
    if (status !== 'paid' && status !== 'payment_review') throw errorOf(RECEIVED_UNEXPECTED);
    return this.book.receiveTransfer(order, { ...receipt, path: 'received.' });
  }
}

function notNext(): DomainError {
  return new DomainError('conflict', 'order.state', 'El pedido no puede pasar a ese estado desde el actual.');
}

export function orderMoved(): DomainError {
  return new DomainError('conflict', 'order.moved', 'Otra persona cambió este pedido mientras lo mirabas.');
}
