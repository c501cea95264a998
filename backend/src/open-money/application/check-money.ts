import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import type { Pesos } from '../../common/money.js';
import { Ledger } from '../../money/index.js';
import { ExcessMoneyReader, type HeldSums } from './excess-money.port.js';
import { MoneyChecks } from './money-checks.port.js';

const BATCH = 2_000;

/** The result of one check. */
export interface MoneyCheck {
  readonly sums: HeldSums;
  /** What the shop holds and no list shows; 0 when all is well. */
  readonly invisible: Pesos;
  /** Orders whose sums differ from their entries; empty when all is well. */
  readonly differing: readonly string[];
}

/**
 * Checks that every peso that the shop holds shows in a list: at an order up to what it costs, among the refunds to be made, or in the list of
 * open money; and that the sums of each order are those of its entries.
 */
@Injectable()
export class CheckMoney {
  constructor(
    private readonly excess: ExcessMoneyReader,
    private readonly ledger: Ledger,
    private readonly checks: MoneyChecks,
    private readonly clock: Clock,
  ) {}

  async check(): Promise<MoneyCheck> {
    const sums = await this.excess.sums();
    const shown = sums.ofOrders + sums.toGiveBack + sums.open;
    const differing: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await this.ledger.check(after, BATCH);
      differing.push(...page.differing);
      if (page.last === null) break;
      after = page.last;
    }
    const at = this.clock.now();
    await this.checks.add({ id: crypto.randomUUID(), at, held: sums.held, shown, balances: differing.length });
    return { sums, invisible: sums.held - shown, differing };
  }
}
