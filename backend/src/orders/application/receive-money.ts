import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
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
import { acceptLess, assertNoNumbers, correctReceipt, owesTransfer, receive } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import { moneyAct } from '../domain/order-acts.js';
import { BANK_TRANSFER, type Payment } from '../domain/payment.js';
import {
  assertComplete,
  isOpenToMoney,
  MOVED_AT_WRONG,
  RECEIVED_TOO_MUCH,
  type ReceivedTransfer,
  REFERENCE_REPEATED,
  TAKES_NO_MONEY,
} from '../domain/received-transfer.js';
import { stillHeld } from '../domain/same-pieces.js';
import { ChangeOrder, StatusEffects } from './change-order.js';
import { Orders } from './orders.port.js';

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

/** Staff record what came, correct what they recorded on the wrong order, and accept less. */
@Injectable()
export class ReceiveMoney {
  constructor(
    private readonly book: OrderMoneyBook,
    private readonly changes: ChangeOrder,
    private readonly effects: StatusEffects,
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * A transfer arrived: all of what is owed, a part of it, or more. Less leaves the order waiting for the rest; what is more is held until it
   * is given back. The customer is mailed.
   *
   * @throws DomainError `order.not_found`, `order.takes_no_money`, and as `OrderMoneyBook.receiveTransfer`
   */
  async receive(id: string, receipt: Receipt): Promise<{ order: Order; entry: Entry }> {
    let entry: Entry | undefined;
    const order = await this.changes.run(id, async (order) => {
      if (!isOpenToMoney(order)) throw errorOf(TAKES_NO_MONEY);
      const { status, money } = order;
      const isMadeAlready = status === 'pending_transfer' && stillHeld(await this.orders.ofSameLines(order)).length > 0;
      entry = await this.book.receiveTransfer(order, receipt);
      const change = { at: this.clock.now(), actor: receipt.actor.email, note: receipt.note, entry: entry.id };
      receive(order, change, isMadeAlready);
      if (owesTransfer(order)) assertNoNumbers({ note: receipt.note });
      if (order.status !== status) await this.effects.after(order, status);
      await this.act(order, receipt.actor, 'registró una transferencia de', entry.amount, money.owed);
    });
    return { order, entry: entry! };
  }

  /**
   * A transfer was confirmed on the wrong order: the order waits for its money again, and the reference is free. Money without a home that was
   * given to the wrong order is without one again, and listed. The customer is mailed only when `isMailed`. Returns the reversal, or the
   * payment that was taken away.
   *
   * @throws DomainError `order.not_found`, `money.entry_not_found`, `money.no_payment`, `money.reversed`, and `money.exceeds_held` for
   * given money of which a part was given back
   */
  async correct(
    id: string,
    entryId: string,
    { reason, isMailed, actor }: { readonly reason: string; readonly isMailed: boolean; readonly actor: StaffMember },
  ): Promise<{ order: Order; entry: Entry }> {
    let corrected: Entry | undefined;
    const correct = async (order: Order) => {
      const receipt = order.money.entries.find((entry) => entry.id === entryId);
      if (!receipt) throw errorOf(MONEY_ERRORS.ENTRY_UNKNOWN);
      const isOnline = receipt.provider !== null;
      // What the provider approved for this order is taken back by the provider.
      if (isOnline && !receipt.isGiven) throw errorOf(MONEY_ERRORS.NO_PAYMENT);
      const { money, status } = order;
      const by = { actor: actor.email, reason };
      corrected = await (isOnline ? this.takeAway(order, receipt, by) : this.book.reverse(order, entryId, by));
      correctReceipt(order, { at: this.clock.now(), actor: actor.email, note: '', entry: corrected.id });
      if (order.status !== status) await this.effects.after(order, status);
      const verb = isOnline ? 'sacó el pago en línea de' : 'corrigió la confirmación de';
      await this.act(order, actor, verb, receipt.amount, money.owed);
    };
    const order = await this.changes.run(id, correct, () => isMailed);
    return { order, entry: corrected! };
  }

  /**
   * The owner accepts less for good. An order that waited for the rest begins, and its customer is mailed then.
   *
   * @throws DomainError `order.not_found`, `order.takes_no_money`, `money.amount_invalid`, `money.allowance_too_much`
   */
  allow(
    id: string,
    { amount, reason, actor }: { readonly amount: Pesos; readonly reason: string; readonly actor: StaffMember },
  ): Promise<Order> {
    let isStarted = false;
    const allow = async (order: Order) => {
      if (!isOpenToMoney(order) || order.status === 'cancelled') throw errorOf(TAKES_NO_MONEY);
      const { status, money } = order;
      await this.book.allow(order, amount, { actor: actor.email, reason });
      acceptLess(order, { at: this.clock.now(), actor: actor.email, note: '' });
      isStarted = order.status !== status;
      if (isStarted) await this.effects.after(order, status);
      await this.act(order, actor, 'perdonó', amount, money.owed);
    };
    return this.changes.run(id, allow, () => isStarted);
  }

  private async takeAway(order: Order, { id, provider, transactionId }: Entry, by: Decided): Promise<Entry> {
    const freed = await this.book.takeAway(order, id, by);
    await this.effects.takenAway({ provider: provider!, transactionId: transactionId! });
    return freed;
  }

  private act(order: Order, actor: StaffMember, verb: string, amount: Pesos, owedBefore: Pesos): Promise<void> {
    return this.audit.record({ actor, ...moneyAct(order, verb, amount, owedBefore) });
  }
}
