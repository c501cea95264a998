import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { StaffMember } from '../../identity/index.js';
import type { Order } from '../domain/order.js';
import { orderAct, statusAct, transferAct } from '../domain/order-acts.js';
import { goOnAfterContradiction, stopForContradiction } from '../domain/contradiction.js';
import type { Decision } from '../domain/order-change.js';
import type { OrderStatus } from '../domain/order-status.js';
import { assertNoNumbers, owesTransfer, receiveBalance, requestBalance, voidOnline } from '../domain/instalments.js';
import { type ReceivedTransfer, REFERENCE_USED, transferDigest } from '../domain/received-transfer.js';
import { assertMadeOnce } from '../domain/same-pieces.js';
import type { Shipment } from '../domain/shipment.js';
import { ChangeOrder, StatusEffects } from './change-order.js';
import { Orders } from './orders.port.js';

export interface StatusChange {
  readonly status: OrderStatus;
  /** Status that the person saw when they decided; undefined to accept any. */
  readonly from?: OrderStatus;
  readonly actor: StaffMember;
  readonly note: string;
  /** Makes the order although another one of the same pieces is open. */
  readonly besidesOthers?: boolean;
  /** The transfer that this change confirms. */
  readonly received?: Decision['received'];
  /** Ships the order although its second instalment is missing. */
  readonly shipsUnpaid?: boolean;
  /** How the parcel leaves, for `shipped`. */
  readonly shipment?: Shipment;
}

/** A transfer that staff saw in the bank. */
export interface ReceivedBalance {
  readonly received: Partial<ReceivedTransfer>;
  /** Explains another amount than the balance; '' for nothing. The customer reads it. */
  readonly note: string;
  readonly actor: StaffMember;
}

/** Operations of staff on an order. */
@Injectable()
export class OrderAdminService {
  constructor(
    private readonly orders: Orders,
    private readonly changes: ChangeOrder,
    private readonly effects: StatusEffects,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** When two people change an order at once, the second one gets `order.moved`. */
  changeStatus(id: string, { status, from, besidesOthers = false, actor, ...decision }: StatusChange): Promise<Order> {
    const change = async (order: Order) => {
      if (from && from !== order.status) throw orderMoved();
      const before = order.status;
      // Who reads that the order ended could still be told to pay elsewhere.
      const isEndOfUnpaid = status === 'cancelled' && owesTransfer(order);
      await this.effects.before(order, status);
      order.changeTo(status, { ...decision, actor: actor.email, at: this.clock.now() });
      const { note, shipment } = decision;
      if (isEndOfUnpaid || owesTransfer(order))
        assertNoNumbers({ note, reason: shipment?.reason, otherCarrier: shipment?.otherCarrier });
      await this.effects.after(order);
      await this.claimTransfer(order);
      if (status === 'paid') assertMadeOnce(await this.orders.ofSameLines(order), note, besidesOthers);
      await this.audit.record({ actor, ...statusAct(order, before) });
    };
    // The refunds module mails about refunds.
    return this.changes.run(id, change, ({ isRefunding }) => !isRefunding);
  }

  /** The piece is finished: the customer is asked to pay the second instalment. */
  requestBalance(id: string, actor: StaffMember, note: string): Promise<Order> {
    return this.changes.run(id, async (order) => {
      requestBalance(order, { at: this.clock.now(), actor: actor.email, note });
      await this.audit.record({ actor, ...orderAct(order, 'order_money', 'pidió el saldo de') });
    });
  }

  /** A transfer of the second instalment was seen in the bank. */
  receiveBalance(id: string, { received, note, actor }: ReceivedBalance): Promise<Order> {
    return this.changes.run(id, async (order) => {
      const before = order.balance;
      receiveBalance(order, { received, note, actor: actor.email, at: this.clock.now() });
      if (owesTransfer(order)) assertNoNumbers({ note });
      await this.claimTransfer(order);
      await this.audit.record({ actor, ...transferAct(order, before) });
    });
  }

  /** The provider voided the payment of this order, or of an instalment. Joins the caller's transaction. */
  async voidPayment(provider: ProviderId, transactionId: string): Promise<void> {
    const order = await this.orders.byTransaction(provider, transactionId);
    if (!order) return;
    // A customer whose refund has begun already has an email about it.
    const isMailed = ({ isRefunding }: Order) => !isRefunding;
    const isWhole = order.payment.transactionId === transactionId;
    const now = this.clock.now();
    const change = async (locked: Order) => {
      if (isWhole) locked.voidedAt(now);
      else voidOnline(locked, transactionId, now);
      await this.effects.voided(locked, transactionId);
    };
    await this.changes.run(order.id, change, isMailed);
  }

  /**
   * The provider no longer shows the payment of this order as the shop recorded it: the order stops until a person has decided about the
   * money. No mail, because the customer has paid as far as anybody knows. Joins the caller's transaction.
   */
  async contradictPayment(provider: ProviderId, transactionId: string): Promise<void> {
    const order = await this.orders.byTransaction(provider, transactionId);
    if (order) await this.changes.run(order.id, (locked) => stopForContradiction(locked, this.clock.now()), notMailed);
  }

  /** A person decided that the contradicted payment stands: the order goes on where it stopped. Joins the caller's transaction. */
  async standByPayment(orderId: string, actor: StaffMember, note: string): Promise<Order> {
    const change = { actor: actor.email, note, at: this.clock.now() };
    return this.changes.run(orderId, (locked) => goOnAfterContradiction(locked, change), notMailed);
  }

  /** A transfer pays one order, unless the note of the newest change explains why it pays another one as well. */
  private async claimTransfer({ id, history }: Order): Promise<void> {
    const { received, note } = history.at(-1)!;
    if (!received) return;
    const other = await this.orders.claimTransfer(transferDigest(received.reference), id);
    if (!other || note) return;
    const message = `Esa referencia ya confirmó el pedido ${other}. Si este pedido también se pagó con ella, explica en la nota por qué, sin nombrar el otro: la familia la lee.`;
    throw new DomainError('conflict', REFERENCE_USED[1], message, { note: 'Explica por qué se repite la referencia' });
  }
}

const notMailed = () => false;

export function orderMoved(): DomainError {
  return new DomainError('conflict', 'order.moved', 'Otra persona cambió este pedido mientras lo mirabas.');
}
