import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError, errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { bogotaDay } from '../../common/time.js';
import type { StaffMember } from '../../identity/index.js';
import {
  type Decided,
  type Entry,
  Ledger,
  MONEY_ERRORS,
  type NewEntry,
  referenceDigest,
  RepeatedEntryError,
  withEntry,
} from '../../money/index.js';
import { DiscountUses } from '../../cart/index.js';
import type { Order } from '../domain/order.js';
import { BANK_TRANSFER, type Payment } from '../domain/payment.js';
import {
  assertComplete,
  MOVED_AT_WRONG,
  RECEIVED_TOO_MUCH,
  type ReceivedTransfer,
  REFERENCE_REPEATED,
} from '../domain/received-transfer.js';
import { resumeAfterRefund } from '../domain/order-refund.js';
import { Orders } from './orders.port.js';
import { knownOrder } from './order-reader.js';

/** A transaction of a provider. */
export interface ProviderPayment {
  readonly provider: ProviderId;
  readonly transactionId: string;
}

/** A transfer that staff saw in the bank. */
export interface Receipt {
  readonly received: Partial<ReceivedTransfer>;
  /** The customer reads it in the mail; '' for nothing. */
  readonly note: string;
  readonly actor: StaffMember;
  /** Path of `received` in the call, for errors; '' by default. */
  readonly path?: '' | 'received.';
}

/** An online payment that the provider approved. */
export interface OnlinePayment extends Payment {
  readonly provider: ProviderId;
  readonly transactionId: string;
  readonly attemptId: string;
  /** When the provider says that the money moved; missing for now. */
  readonly movedAt?: Date;
}

/** The row of an online payment. */
export function paymentEntry({ movedAt, ...payment }: OnlinePayment, amount: Pesos) {
  return { ...payment, amount, kind: 'payment', actor: 'provider', ...(movedAt && { movedAt }) } as const;
}

/** Records the money of orders in the ledger. Every order must be locked, and gets its new numbers with the entry. */
@Injectable()
export class OrderMoneyBook {
  constructor(
    private readonly ledger: Ledger,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  /** A new order, which must be added in the same transaction, and the payment that made it. */
  async open(order: Order, paid: OnlinePayment | undefined): Promise<void> {
    const { finalTotal } = order.purchase;
    await this.ledger.open(order.id, finalTotal);
    if (paid) await this.record(order, paymentEntry(paid, finalTotal));
  }

  /** A transfer that staff saw. Throws `order.reference_used`, `order.reference_repeated`, `money.amount_invalid`. */
  async receiveTransfer(order: Order, { received, note, actor, path = '' }: Receipt): Promise<Entry> {
    const { amount, reference, movedAt } = assertComplete(received);
    if (amount > 2 * order.purchase.finalTotal)
      throw errorOf(RECEIVED_TOO_MUCH, { [`${path}amount`]: RECEIVED_TOO_MUCH[2] });
    if (movedAt && (movedAt > this.clock.now() || bogotaDay(movedAt) < bogotaDay(order.createdAt)))
      throw errorOf(MOVED_AT_WRONG, { [`${path}movedAt`]: MOVED_AT_WRONG[2] });
    const digest = referenceDigest(reference);
    const isOnline = ({ transactionId }: Entry) => transactionId !== null && referenceDigest(transactionId) === digest;
    if (order.money.entries.some(isOnline)) throw errorOf(REFERENCE_REPEATED);
    const paid = { kind: 'payment', method: BANK_TRANSFER, actor: actor.email, amount, reference, note } as const;
    try {
      return await this.record(order, { ...paid, ...(movedAt && { movedAt }) });
    } catch (error) {
      if (error instanceof RepeatedEntryError) throw await this.repeated(order, error.entry, path);
      throw error;
    }
  }

  /** Any movement of money of the order. A payment that had no home until now is given to it. */
  async record(order: Order, entry: Omit<NewEntry, 'orderId'>): Promise<Entry> {
    const recorded = await this.ledger.record({ ...entry, orderId: order.id });
    if (recorded.isNew) order.money = withEntry(order.money, recorded.entry);
    else if (recorded.entry.orderId === null) await this.adopt(order, recorded.entry);
    else if (recorded.entry.orderId !== order.id) throw new Error(`${order.number} was not paid by this transaction`);
    return recorded.entry;
  }

  /** Takes a payment of the order back. Throws as `Ledger.reverse`. */
  async reverse(order: Order, entryId: string, by: Decided): Promise<Entry> {
    const { entry } = await this.ledger.reverse(entryId, by);
    order.money = withEntry(order.money, entry);
    return entry;
  }

  /** The online payment that was given to this order; null for any other entry. */
  async givenPayment(orderId: string, entryId: string): Promise<ProviderPayment | null> {
    const entry = await this.ledger.find(entryId);
    if (!entry?.isGiven || entry.orderId !== orderId || !entry.provider || !entry.transactionId) return null;
    return { provider: entry.provider, transactionId: entry.transactionId };
  }

  /** Takes a payment out of the order that it was given to: it is without a home again. Throws as `Ledger.assign`. */
  async takeAway(order: Order, entryId: string, by: Decided): Promise<Entry> {
    const { entry } = await this.ledger.assign(entryId, null, by);
    order.money = (await this.ledger.ofOrder(order.id))!;
    return entry;
  }

  /** The owner accepts less. Throws as `Ledger.allow`. */
  async allow(order: Order, amount: Pesos, { reason, actor }: Decided): Promise<void> {
    await this.ledger.allow(order.id, amount, reason, actor);
    order.money = (await this.ledger.ofOrder(order.id))!;
  }

  /** The order that a provider's transaction paid; null for none. */
  async orderOf(provider: ProviderId, transactionId: string): Promise<string | null> {
    const entries = await this.ledger.ofTransaction(provider, transactionId);
    return entries.find(({ kind }) => kind === 'payment')?.orderId ?? null;
  }

  /** The provider took a payment of the order back; null when a refund asked for it, and when it is known. */
  async reverseTransaction(order: Order, provider: ProviderId, transactionId: string): Promise<Entry | null> {
    const reversal = await this.ledger.reverseTransaction(provider, transactionId);
    if (!reversal?.isNew) return null;
    order.money = withEntry(order.money, reversal.entry);
    return reversal.entry;
  }

  private async adopt(order: Order, { id }: Entry): Promise<void> {
    const { entry } = await this.ledger.assign(id, order.id, { actor: 'provider', reason: '' });
    order.money = withEntry(order.money, entry);
  }

  private async repeated(order: Order, { orderId }: Entry, path: string): Promise<DomainError> {
    if (!orderId || orderId === order.id) return errorOf(REFERENCE_REPEATED);
    const number = (await this.orders.find(orderId))?.number ?? '';
    const [, code, message] = MONEY_ERRORS.REFERENCE_USED;
    const field = { [`${path}reference`]: 'Ya está en otro pedido' };
    return new DomainError('conflict', code, message.replace('SIG-7K2QXM', number), field);
  }
}

/** Orders as the refunds module needs them. Every change joins the caller's transaction, needs a locked order, and mails nothing. */
@Injectable()
export class RefundableOrders {
  constructor(
    private readonly orders: Orders,
    private readonly book: OrderMoneyBook,
    private readonly clock: Clock,
    private readonly discounts: DiscountUses,
  ) {}

  /** Throws `order.not_found`. */
  async find(id: string): Promise<Order> {
    return knownOrder(await this.orders.find(id));
  }

  /** Locks the order until the caller's transaction ends. */
  async findForUpdate(id: string): Promise<Order> {
    return knownOrder(await this.orders.findForUpdate(id));
  }

  /** Begins the refund of all money: the pieces are no longer made. */
  async begin(order: Order, actor: string): Promise<void> {
    order.changeTo('refund_pending', { actor, note: '', at: this.clock.now() });
    await this.orders.save(order);
  }

  /** Money was given back: records it in the ledger, and the order has its new numbers. */
  async returned(order: Order, refund: Omit<NewEntry, 'orderId' | 'kind'>): Promise<void> {
    await this.book.record(order, { ...refund, kind: 'refund' });
  }

  /** Ends the refund of all money, which gives the use of the code back; `evidence` says how it was made. */
  async end(order: Order, actor: string, evidence: string): Promise<void> {
    order.changeTo('refunded', { actor, note: evidence, at: this.clock.now() });
    await this.orders.save(order);
    await this.discounts.release(order.id);
  }

  /** The refund is not made: the order returns to the status before it. */
  async resume(order: Order, actor: string): Promise<void> {
    resumeAfterRefund(order, { actor, note: '', at: this.clock.now() });
    await this.orders.save(order);
  }
}
