import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { inBatches } from '../../common/in-batches.js';
import { Transaction } from '../../common/transaction.port.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { RETENTION_RULES, retentionEnd, type RetentionRule } from '../domain/order-retention.js';
import { type OrderState } from '../domain/order-state.js';
import { Orders } from './orders.port.js';

export const anonymiseOldOrders = new Job<object>('orders.anonymise-old');

/** Every night at ten past four in Colombia (UTC-5 all year). */
const NIGHTLY = '10 9 * * *';

/** Each order is a statement of its own, so that a transaction stays short. */
const BATCH_ROWS = 100;

/** Removes names, addresses and texts from orders that nobody needs them of any more. */
@Injectable()
export class OrderRetention implements OnModuleInit {
  private readonly log = new Logger('orders');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly orders: Orders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, anonymiseOldOrders, () => this.anonymiseOld());
  }

  async anonymiseOld(): Promise<void> {
    let anonymised = 0;
    for (const rule of RETENTION_RULES)
      for (const state of rule.states)
        anonymised += await inBatches((rows) => this.anonymiseBatch(rule, state, rows), BATCH_ROWS);
    this.log.log(`${anonymised} orders reached the end of their retention and are anonymised`);
  }

  private anonymiseBatch(rule: RetentionRule, state: OrderState, rows: number): Promise<number> {
    const now = this.clock.now();
    return this.transaction.run(async () => {
      const orders = await this.orders.findOldForUpdate(state, retentionEnd(rule, now), rule.unpaidOnly, rows);
      for (const order of orders) {
        order.anonymise(now);
        await this.orders.saveAnonymised(order);
      }
      return orders.length;
    });
  }
}
