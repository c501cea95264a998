import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { StaffMember } from '../../identity/index.js';
import { goOnAfterContradiction, stopForContradiction } from '../domain/contradiction.js';
import type { Order } from '../domain/order.js';
import { ChangeOrder, StatusEffects } from './change-order.js';
import { OrderAdminService } from './order-admin.service.js';
import { OrderMoneyBook } from './order-money-book.js';

/** What is said to the customer of an order that is made besides another one of the same pieces. */
const MADE_AS_WELL = 'Hacemos también este pedido.';

const notMailed = () => false;

/** Payments that the provider takes back or contradicts, and what a person decides about the order of one in review. */
@Injectable()
export class PaymentReviews {
  constructor(
    private readonly admin: OrderAdminService,
    private readonly changes: ChangeOrder,
    private readonly effects: StatusEffects,
    private readonly book: OrderMoneyBook,
    private readonly clock: Clock,
  ) {}

  /** The provider voided a payment of an order, or took it back. Joins the caller's transaction. */
  async voided(provider: ProviderId, transactionId: string): Promise<void> {
    const orderId = await this.book.orderOf(provider, transactionId);
    if (!orderId) return this.effects.voided(null, { provider, transactionId });
    const change = async (order: Order) => {
      order.voidedAt(this.clock.now());
      const step = order.history.length - 1;
      // A refund that asked for the void is done by it; any other void is a reversal.
      await this.effects.voided(order, { provider, transactionId });
      const reversal = await this.book.reverseTransaction(order, provider, transactionId);
      if (!reversal) return;
      if (order.money.held <= 0) await this.effects.lostMoney(order);
      order.history = order.history.with(step, { ...order.history[step]!, entry: reversal.id });
    };
    // A customer whose refund has begun already has an email about it.
    await this.changes.run(orderId, change, ({ isRefunding }) => !isRefunding);
  }

  /**
   * The provider no longer shows the payment of this order as the shop recorded it: the order stops until a person has decided about the
   * money. No mail, because the customer has paid as far as anybody knows. Joins the caller's transaction.
   */
  async contradicted(provider: ProviderId, transactionId: string): Promise<void> {
    const orderId = await this.book.orderOf(provider, transactionId);
    const stop = (order: Order) => stopForContradiction(order, this.clock.now());
    if (orderId) await this.changes.run(orderId, stop, notMailed);
  }

  /** A person decided that the contradicted payment stands: the order goes on where it stopped. Joins the caller's transaction. */
  standBy(orderId: string, actor: StaffMember): Promise<Order> {
    const change = { actor: actor.email, note: '', at: this.clock.now() };
    return this.changes.run(orderId, (locked) => goOnAfterContradiction(locked, change), notMailed);
  }

  /** The order of a second or late payment is made after all. Joins the caller's transaction. Throws as a change of its status. */
  accept({ id, status: from }: Order, actor: StaffMember, reason: string): Promise<Order> {
    const note = reason || MADE_AS_WELL;
    return this.admin.changeStatus(id, { status: 'paid', from, actor, note, besidesOthers: true });
  }
}
