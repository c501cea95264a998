import { Injectable, Logger } from '@nestjs/common';
import { Ledger } from './ledger.js';

const PAGE = 500;
/** Of the orders that differ, so many are named in the error. */
const MAX_NAMED = 20;

/** Compares the sums of all orders with their rows. A difference fails the job, which alerts. */
@Injectable()
export class CheckBalances {
  private readonly log = new Logger('money');

  constructor(private readonly ledger: Ledger) {}

  /** Throws when the sums of an order differ, after it has looked at all of them. */
  async run(): Promise<void> {
    const differing: string[] = [];
    let after: string | null = null;
    do {
      const page = await this.ledger.check(after, PAGE);
      differing.push(...page.differing);
      after = page.last;
    } while (after);
    if (differing.length === 0) return this.log.log('The sums of all orders equal their rows');
    throw new Error(
      `${differing.length} orders have other sums than their rows: ${differing.slice(0, MAX_NAMED).join(', ')}`,
    );
  }
}
