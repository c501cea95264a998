import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { StaffMember } from '../../identity/index.js';
import { type Entry, Ledger } from '../../money/index.js';
import { receiveGiven, takesMoney } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import type { Payment } from '../domain/payment.js';
import type { Purchase } from '../domain/purchase.js';
import { OrderAdminService } from './order-admin.service.js';
import { OrderMails } from './order-mails.js';
import { knownOrder } from './order-reader.js';
import { Orders } from './orders.port.js';
import { PlaceOrder } from './place-order.js';
import { PromiseDelivery } from './promise-delivery.js';

export const TAKES_NO_MONEY = [
  409,
  'money.order_closed',
  'Ese pedido se está devolviendo, ya se devolvió o se borró: no puede recibir este dinero.',
] as const;

export const PIECES_ORDERED = [
  409,
  'money.pieces_ordered',
  'Estas piezas ya están en otro pedido. Dale el dinero a ese pedido.',
] as const;

/** Orders of money that a person has decided about. Every change joins the caller's transaction. */
@Injectable()
export class OrdersForMoney {
  constructor(
    private readonly orders: Orders,
    private readonly placing: PlaceOrder,
    private readonly admin: OrderAdminService,
    private readonly ledger: Ledger,
    private readonly promises: PromiseDelivery,
    private readonly mails: OrderMails,
    private readonly clock: Clock,
  ) {}

  /** Throws `order.not_found`. */
  async find(id: string): Promise<Order> {
    return knownOrder(await this.orders.find(id));
  }

  async exists(id: string): Promise<boolean> {
    return (await this.orders.find(id)) !== null;
  }

  ofTransaction(...transaction: Parameters<Orders['byTransaction']>): Promise<Order | null> {
    return this.orders.byTransaction(...transaction);
  }

  /** The newest orders of this email or phone, to which money of the same person may belong. */
  ofPayer({ email, phone }: { readonly email: string; readonly phone: string }, limit: number): Promise<Order[]> {
    const contact = { emails: email ? [email] : [], phone: phone || null };
    return email || phone ? this.orders.ofContact(contact, limit) : Promise.resolve([]);
  }

  /** Orders whose own payment came second or late, and waits for a person; the newest first. */
  async paidInVain(limit: number): Promise<Order[]> {
    const inReview = await this.orders.list({ statuses: ['payment_review'], limit });
    return inReview.filter(isPaidInVain);
  }

  /** Such an order, locked; null for any other. */
  async paidInVainForUpdate(id: string): Promise<Order | null> {
    const order = await this.orders.findForUpdate(id);
    return order && isPaidInVain(order) ? order : null;
  }

  /**
   * Gives money without an order to this one, in the status that follows from what it owes then. Throws `order.not_found`,
   * `money.order_closed`, and what `Ledger.assign` throws.
   */
  async give(orderId: string, payment: GivenPayment, { entry, actor, reason }: Given): Promise<Order> {
    const order = knownOrder(await this.orders.findForUpdate(orderId));
    if (!takesMoney(order)) throw errorOf(TAKES_NO_MONEY);
    await this.ledger.open(order.id, order.purchase.finalTotal);
    const { money } = await this.ledger.assign(entry.id, order.id, { actor: actor.email, reason });
    const received = money?.received ?? entry.amount;
    receiveGiven(order, { ...payment, amount: entry.amount, received }, { actor: actor.email, at: this.clock.now() });
    await this.promises.promise(order);
    await this.orders.recordInstalment(payment, order.id);
    await this.orders.save(order);
    await this.mails.notifyCustomer(order);
    return order;
  }

  /**
   * Makes the order of a frozen purchase and gives it the money; of less than its total it waits for the rest. Throws `money.pieces_ordered`
   * when another order has its pieces.
   */
  async make(purchase: Purchase, payment: GivenPayment, given: Given): Promise<Order> {
    if (await this.orders.isAnyClaimed(purchase.lines.map(({ cartLineId }) => cartLineId))) throw errorOf(PIECES_ORDERED);
    if (given.entry.amount < purchase.finalTotal)
      return this.give((await this.placing.placeAwaitingTransfer(purchase)).id, payment, given);
    const order = await this.placing.placePaid(purchase, payment, false);
    await this.ledger.open(order.id, purchase.finalTotal);
    await this.ledger.assign(given.entry.id, order.id, { actor: given.actor.email, reason: given.reason });
    return order;
  }

  /** The order of a second or late payment is made after all. Throws as a change of its status. */
  accept(order: Order, actor: StaffMember, note: string): Promise<Order> {
    return this.admin.changeStatus(order.id, { status: 'paid', from: order.status, actor, note, besidesOthers: true });
  }

  /** A person stands by a payment that the provider contradicts. */
  standBy(orderId: string, actor: StaffMember, note: string): Promise<Order> {
    return this.admin.standByPayment(orderId, actor, note);
  }

  /** A payment that the provider contradicts is not there: the order owes it again and waits for a person. */
  async lose(provider: ProviderId, transactionId: string, by: Given['actor'], reason: string): Promise<void> {
    await this.admin.voidPayment(provider, transactionId);
    await this.ledger.reverseTransaction(provider, transactionId, { actor: by.email, reason });
  }
}

type GivenPayment = Payment & { readonly provider: ProviderId; readonly transactionId: string };

interface Given {
  readonly entry: Pick<Entry, 'id' | 'amount'>;
  readonly actor: StaffMember;
  readonly reason: string;
}

function isPaidInVain({ openReview }: Order): boolean {
  return openReview === 'second_payment' || openReview === 'late_payment';
}
