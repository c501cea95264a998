import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { StaffMember } from '../../identity/index.js';
import { type Entry, Ledger } from '../../money/index.js';
import { NOTHING_DUE, receive } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import type { Purchase } from '../domain/purchase.js';
import { isOpenToMoney, TAKES_NO_MONEY } from '../domain/received-transfer.js';
import { stillHeld } from '../domain/same-pieces.js';
import { ChangeOrder, StatusEffects } from './change-order.js';
import { knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';
import { type OrderByHand, PlaceForMoney } from './place-for-money.js';

/** Orders of money that a person has decided about. Every change joins the caller's transaction. */
@Injectable()
export class OrdersForMoney {
  constructor(
    private readonly orders: Orders,
    private readonly placing: PlaceForMoney,
    private readonly changes: ChangeOrder,
    private readonly effects: StatusEffects,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Throws `order.not_found`. */
  async find(id: string): Promise<Order> {
    return knownOrder(await this.orders.find(id));
  }

  async exists(id: string): Promise<boolean> {
    return (await this.orders.find(id)) !== null;
  }

  /** What the shop holds of the order beyond what its pieces need, and no refund under way gives back; 0 for none. */
  excessOf(id: string): Promise<Pesos> {
    return this.orders.excessOf(id);
  }

  /** The order that has the money of a provider's transaction; null for none. */
  async ofTransaction(provider: ProviderId, transactionId: string): Promise<Order | null> {
    const payment = (await this.ledger.ofTransaction(provider, transactionId)).find(({ kind }) => kind === 'payment');
    return payment?.orderId ? this.orders.find(payment.orderId) : null;
  }

  /** The newest orders of this email or phone, to which money of the same person may belong. */
  ofPayer({ email, phone }: { readonly email: string; readonly phone: string }, limit: number): Promise<Order[]> {
    const contact = { emails: email ? [email] : [], phone: phone || null };
    return email || phone ? this.orders.ofContact(contact, limit) : Promise.resolve([]);
  }

  /** Orders whose own payment came second or late, and waits for a person; the newest first. */
  async paidInVain(limit: number): Promise<Order[]> {
    return (await this.orders.list({ statuses: ['payment_review'], limit })).filter(isPaidInVain);
  }

  /** Such an order, locked; null for any other. */
  async paidInVainForUpdate(id: string): Promise<Order | null> {
    const order = await this.orders.findForUpdate(id);
    return order && isPaidInVain(order) ? order : null;
  }

  /**
   * Gives money without an order to this one, in the status that follows from what it owes then; its customer is mailed. Whether its pieces
   * are made besides those of another order that has money is a question of its own: it is under review then. Throws
   * `order.not_found`, `order.takes_no_money`, `order.nothing_due` for a free order, and what `Ledger.assign` throws.
   */
  give(orderId: string, entry: Pick<Entry, 'id'>, actor: StaffMember, reason: string): Promise<Order> {
    return this.changes.run(orderId, async (order) => {
      if (!isOpenToMoney(order)) throw errorOf(TAKES_NO_MONEY);
      // To give its money back would end the order.
      if (order.isFree) throw errorOf(NOTHING_DUE);
      const { status } = order;
      const isMadeAlready = status === 'pending_transfer' && stillHeld(await this.orders.ofSameLines(order)).length > 0;
      await this.ledger.assign(entry.id, order.id, { actor: actor.email, reason });
      order.money = (await this.ledger.ofOrder(order.id))!;
      receive(order, { at: this.clock.now(), actor: actor.email, note: '', entry: entry.id }, isMadeAlready);
      if (order.status !== status) await this.effects.after(order, status);
    });
  }

  /**
   * Makes the order of a frozen purchase, or the one that staff wrote down, and gives it the money; of less than its total it waits for the
   * rest. Throws as `PlaceForMoney`.
   */
  async make(
    ordered: Purchase | OrderByHand,
    entry: Pick<Entry, 'id'>,
    actor: StaffMember,
    reason: string,
  ): Promise<Order> {
    const isFrozen = 'sessionId' in ordered;
    const { id } = await (isFrozen ? this.placing.ofPurchase(ordered) : this.placing.byHand(ordered));
    return this.give(id, entry, actor, reason);
  }
}

function isPaidInVain({ openReview }: Order): boolean {
  return openReview === 'second_payment' || openReview === 'late_payment';
}
