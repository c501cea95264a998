import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { inBatches } from '../../common/in-batches.js';
import { addMonths, DAY_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { Ledger } from '../../money/index.js';
import { RETENTION_RULES, retentionEnd, rightsUntil, UNPAID_ROW_MONTHS } from '../domain/order-retention.js';
import type { Order } from '../domain/order.js';
import { anonymiseOrder } from '../domain/erase-order.js';
import { StatusEffects } from './change-order.js';
import { Orders } from './orders.port.js';

/** Each order is a statement of its own, so that a transaction stays short. */
const BATCH_ROWS = 100;

/** The mail about the last change of an order needs its email: this long it may wait for the mail server. */
const LAST_MAIL_MS = DAY_MS;

/** Removes names, addresses and texts from orders after their retention period or on request, and later the rows of unpaid ones. */
@Injectable()
export class OrderRetention {
  private readonly log = new Logger('orders');

  constructor(
    private readonly orders: Orders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly effects: StatusEffects,
    private readonly ledger: Ledger,
  ) {}

  async anonymise(): Promise<void> {
    let old = 0;
    for (const rule of RETENTION_RULES)
      for (const status of rule.statuses) {
        const find = (rows: number, now: Date) =>
          this.orders.findOldForUpdate(status, retentionEnd(rule, now), rule.unpaidOnly, rows);
        old += await this.anonymiseFound(find);
      }
    this.log.log(`Anonymised ${old} orders at the end of their retention period`);
    const requested = await this.anonymiseFound(
      (rows, now) => this.orders.findErasableForUpdate(new Date(now.getTime() - LAST_MAIL_MS), rows),
      (order, now) => (rightsUntil(order) ?? now) <= now,
    );
    this.log.log(`Looked at ${requested} finished orders with a request for erasure`);
    const end = addMonths(this.clock.now(), -UNPAID_ROW_MONTHS);
    const removed = await inBatches((rows) => this.orders.removeUnpaid(end, rows));
    this.log.log(`Removed ${removed} orders that were never paid`);
    const closed = await inBatches((rows) => this.transaction.run(() => this.removeEndedRecords(rows)));
    this.log.log(`Removed ${closed} accounting records at the end of their years`);
  }

  /** What was kept for the accounts alone goes, with the texts of the ledger. */
  private async removeEndedRecords(rows: number): Promise<number> {
    const ids = await this.orders.removeEndedRecords(this.clock.now(), rows);
    await this.ledger.eraseTexts(ids);
    return ids.length;
  }

  /** Saves an order whose rights still run as well: that stores their end, which an earlier release did not. */
  private anonymiseFound(
    find: (rows: number, now: Date) => Promise<Order[]>,
    isDue: (order: Order, now: Date) => boolean = () => true,
  ): Promise<number> {
    const now = this.clock.now();
    const anonymiseBatch = (rows: number) =>
      this.transaction.run(async () => {
        const orders = await find(rows, now);
        for (const order of orders) {
          const isErased = isDue(order, now);
          if (isErased) anonymiseOrder(order, now);
          await this.orders.saveErasure(order);
          if (isErased) await this.effects.erased(order);
        }
        return orders.length;
      });
    return inBatches(anonymiseBatch, BATCH_ROWS);
  }
}
