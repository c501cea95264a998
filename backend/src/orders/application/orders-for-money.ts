import { Injectable } from '@nestjs/common';
import { type AddToCart, ChangeCart } from '../../cart/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { StaffMember } from '../../identity/index.js';
import { type Entry, Ledger } from '../../money/index.js';
import { NOTHING_DUE, receive } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import type { Customer, Purchase } from '../domain/purchase.js';
import { isOpenToMoney, TAKES_NO_MONEY } from '../domain/received-transfer.js';
import { ChangeOrder, StatusEffects } from './change-order.js';
import { FreezePurchase } from './freeze-purchase.js';
import { knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';
import { PlaceOrder } from './place-order.js';

export const PIECES_ORDERED = [
  409,
  'money.pieces_ordered',
  'Estas piezas ya están en otro pedido. Dale el dinero a ese pedido.',
] as const;

/** What staff write down of an order that nobody placed: its payer said what they want. */
export interface OrderByHand {
  readonly customer: Customer;
  readonly lines: readonly Omit<AddToCart, 'sessionId' | 'idempotencyKey'>[];
}

/** Orders of money that a person has decided about. Every change joins the caller's transaction. */
@Injectable()
export class OrdersForMoney {
  constructor(
    private readonly orders: Orders,
    private readonly placing: PlaceOrder,
    private readonly changes: ChangeOrder,
    private readonly effects: StatusEffects,
    private readonly ledger: Ledger,
    private readonly carts: ChangeCart,
    private readonly freezing: FreezePurchase,
    private readonly clock: Clock,
  ) {}

  /** Throws `order.not_found`. */
  async find(id: string): Promise<Order> {
    return knownOrder(await this.orders.find(id));
  }

  async exists(id: string): Promise<boolean> {
    return (await this.orders.find(id)) !== null;
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
   * Gives money without an order to this one, in the status that follows from what it owes then; its customer is mailed. Throws
   * `order.not_found`, `order.takes_no_money`, `order.nothing_due` for a free order, and what `Ledger.assign` throws.
   */
  give(orderId: string, entry: Pick<Entry, 'id'>, actor: StaffMember, reason: string): Promise<Order> {
    return this.changes.run(orderId, async (order) => {
      if (!isOpenToMoney(order)) throw errorOf(TAKES_NO_MONEY);
      // To give its money back would end the order.
      if (order.isFree) throw errorOf(NOTHING_DUE);
      const { status } = order;
      await this.ledger.assign(entry.id, order.id, { actor: actor.email, reason });
      order.money = (await this.ledger.ofOrder(order.id))!;
      receive(order, { at: this.clock.now(), actor: actor.email, note: '', entry: entry.id });
      if (order.status !== status) await this.effects.after(order, status);
    });
  }

  /**
   * The purchase of an order that staff write down, at today's prices. It has a cart of its own, which its order empties. Throws as adding to
   * a cart.
   */
  async purchaseByHand({ customer, lines }: OrderByHand): Promise<Purchase> {
    const sessionId = `mano-${crypto.randomUUID()}`;
    for (const line of lines) await this.carts.add({ ...line, sessionId });
    return this.freezing.freeze(sessionId, customer, null);
  }

  /**
   * Makes the order of a frozen purchase and gives it the money; of less than its total it waits for the rest. Throws `money.pieces_ordered`
   * when another order has its pieces.
   */
  async make(purchase: Purchase, entry: Pick<Entry, 'id'>, actor: StaffMember, reason: string): Promise<Order> {
    if (await this.orders.isAnyClaimed(purchase.lines.map(({ cartLineId }) => cartLineId)))
      throw errorOf(PIECES_ORDERED);
    const { id } = await this.placing.placeForMoney(purchase);
    return this.give(id, entry, actor, reason);
  }
}

function isPaidInVain({ openReview }: Order): boolean {
  return openReview === 'second_payment' || openReview === 'late_payment';
}
