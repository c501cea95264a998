import { Injectable, Logger } from '@nestjs/common';
import { DiscountUses } from '../../cart/index.js';
import { Clock } from '../../common/clock.port.js';
import { bogotaDay, DAY_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { endUnpaid, followUp, remind } from '../domain/instalments.js';
import type { Order } from '../domain/order.js';
import { OrderMails } from './order-mails.js';
import { type AwaitedMoney, type OrderPosition, Orders } from './orders.port.js';

/** Each order is a statement of its own, so that a transaction stays short. */
const BATCH = 100;

/** Nothing is due before the third business day. */
const FIRST_REMINDER_MS = 2 * DAY_MS;

type UndecidedPayments = (orderId: string) => Promise<boolean>;

/** Reminds customers of transfers that are due, and cancels orders that were not paid in time. */
@Injectable()
export class FollowUpPayments {
  private readonly log = new Logger('orders');

  constructor(
    private readonly orders: Orders,
    private readonly mails: OrderMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly discounts: DiscountUses,
  ) {}

  /**
   * Visits all orders that wait for money once, and leaves locked ones to the next round. `isUndecided`: whether a bank still decides about
   * an online payment of this order.
   */
  async run(isUndecided: UndecidedPayments): Promise<void> {
    const changed = { remind: 0, end: 0 };
    for (const kind of ['transfer', 'balance'] as const) {
      let after: OrderPosition | undefined;
      do after = await this.transaction.run(() => this.followUpBatch(kind, after, changed, isUndecided));
      while (after);
    }
    if (changed.remind + changed.end > 0)
      this.log.log(`Sent ${changed.remind} reminders of transfers, cancelled ${changed.end} unpaid orders`);
  }

  /** Position of the next batch; undefined after the last one. */
  private async followUpBatch(
    kind: AwaitedMoney,
    after: OrderPosition | undefined,
    changed: Record<'remind' | 'end', number>,
    isUndecided: UndecidedPayments,
  ): Promise<OrderPosition | undefined> {
    const now = this.clock.now();
    const placedBefore = new Date(now.getTime() - FIRST_REMINDER_MS);
    const batch = await this.orders.findAwaitingMoneyForUpdate(kind, { placedBefore, after, limit: BATCH });
    for (const order of batch) {
      const step = followUp(order, bogotaDay(now));
      // A payment is pending at the bank: the order gets no reminder and is not cancelled before the bank decides.
      if (!step || (await isUndecided(order.id))) continue;
      changed[step] += 1;
      await this.apply(step, order, now);
    }
    return batch.length < BATCH ? undefined : batch.at(-1);
  }

  private async apply(step: 'remind' | 'end', order: Order, now: Date): Promise<void> {
    if (step === 'remind') remind(order, now);
    else endUnpaid(order, now);
    await this.orders.save(order);
    if (step === 'end') await this.discounts.release(order.id);
    await this.mails.notifyCustomer(order);
  }
}
