import { Injectable } from '@nestjs/common';
import type { Entry } from '../domain/entry.js';
import type { OrderMoney } from '../domain/order-money.js';

/** Money moved, or money without a home was given to an order. */
export interface MoneyRecorded {
  readonly entry: Entry;
  /** The money of its order after it; null without an order. */
  readonly money: OrderMoney | null;
}

type Listener = (event: MoneyRecorded) => Promise<void>;

/** The domain event `money recorded`. Listeners run in the transaction that recorded the entry: what they throw undoes it. */
@Injectable()
export class MoneyEvents {
  private readonly listeners: Listener[] = [];

  /** Calls `listener` after each new entry; for `onModuleInit`. */
  onRecorded(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Only the ledger calls it. */
  async recorded(event: MoneyRecorded): Promise<void> {
    for (const listener of this.listeners) await listener(event);
  }
}
