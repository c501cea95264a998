import type { Pesos } from '../../common/money.js';

/** Money of an order that no refund and no piece is for. */
export interface ExcessMoney {
  readonly orderId: string;
  readonly amount: Pesos;
  /** When its newest payment came. */
  readonly movedAt: Date;
}

/** Sums of all money that the shop holds, and of where it shows. */
export interface HeldSums {
  /** By the rows of the ledger. */
  readonly held: Pesos;
  /** Money of orders that are made, delivered or in review, up to what they cost. */
  readonly ofOrders: Pesos;
  /** Open refunds of orders that ended, and of payments without an order. */
  readonly toGiveBack: Pesos;
  /** The list of open money: excess, and money without an order. */
  readonly open: Pesos;
}

/** Reads what orders hold beyond what they need. */
export abstract class ExcessMoneyReader {
  /** The newest first. */
  abstract list(limit: number): Promise<ExcessMoney[]>;

  /** The excess of an order that the caller's transaction has locked; null for none. */
  abstract of(orderId: string): Promise<ExcessMoney | null>;

  abstract count(limit: number): Promise<number>;

  abstract sums(): Promise<HeldSums>;
}
