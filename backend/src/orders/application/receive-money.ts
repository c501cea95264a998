import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import type { StaffMember } from '../../identity/index.js';
import { type Entry, MONEY_ERRORS } from '../../money/index.js';
import { acceptLess, assertNoNumbers, correctReceipt, owesTransfer, receive } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import { moneyAct } from '../domain/order-acts.js';
import { isOpenToMoney, TAKES_NO_MONEY } from '../domain/received-transfer.js';
import { stillHeld } from '../domain/same-pieces.js';
import { ChangeOrder, StatusEffects } from './change-order.js';
import { Orders } from './orders.port.js';
import { OrderMoneyBook, type Receipt } from './order-money-book.js';

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
   * payment that was removed.
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
      corrected = await (isOnline ? this.book.takeAway(order, entryId, by) : this.book.reverse(order, entryId, by));
      correctReceipt(order, { at: this.clock.now(), actor: actor.email, note: '', entry: corrected.id });
      if (order.status !== status) await this.effects.after(order, status);
      const verb = isOnline ? 'sacó el pago en línea de' : 'corrigió la confirmación de';
      await this.act(order, actor, verb, receipt.amount, money.owed);
    };
    const order = await this.changes.together(async () => {
      // Before the order is locked: the provider's void of the payment locks them in this order as well.
      const given = await this.book.givenPayment(id, entryId);
      if (given) await this.effects.takenAway(given);
      return this.changes.run(id, correct, () => isMailed);
    });
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

  private act(order: Order, actor: StaffMember, verb: string, amount: Pesos, owedBefore: Pesos): Promise<void> {
    return this.audit.record({ actor, ...moneyAct(order, verb, amount, owedBefore) });
  }
}
