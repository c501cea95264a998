import type { Pesos } from '../../common/money.js';

/** One check that every held peso is in a list. */
export interface CheckedMoney {
  readonly id: string;
  readonly at: Date;
  readonly held: Pesos;
  readonly shown: Pesos;
  /** Orders whose sums differ from their entries. */
  readonly balances: number;
}

/** The checks, for the alert. */
export abstract class MoneyChecks {
  abstract add(check: CheckedMoney): Promise<void>;
}
