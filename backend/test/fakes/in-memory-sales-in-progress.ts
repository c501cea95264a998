import { SalesInProgress } from '../../src/back-office/application/sales-in-progress.port.js';
import type { OpenSales } from '../../src/back-office/domain/consequences.js';
import type { BegunSale } from '../contracts/sales-in-progress.contract.js';

/** Older carts are not counted. */
const CART_DAYS = 7;

/** Sales in progress, in memory. */
export class InMemorySalesInProgress extends SalesInProgress {
  readonly carts: BegunSale[] = [];
  readonly payments: BegunSale[] = [];

  /** `pieces`: names of the kit's pieces by product. */
  constructor(private readonly pieces: Readonly<Record<number, string>> = {}) {
    super();
  }

  addCart(sale: BegunSale, daysAgo = 0): void {
    if (daysAgo < CART_DAYS) this.carts.push(sale);
  }

  addPayment(sale: BegunSale, isOpen = true): void {
    if (isOpen) this.payments.push(sale);
  }

  of(productIds: readonly number[]): Promise<OpenSales> {
    return this.count((sale) => sale.productIds.some((id) => productIds.includes(id)));
  }

  ofKits(): Promise<OpenSales> {
    return this.count(({ isKit }) => isKit === true);
  }

  kitPieces(productIds: readonly number[]): Promise<string[]> {
    return Promise.resolve(productIds.flatMap((id) => this.pieces[id] ?? []));
  }

  private count(isMet: (sale: BegunSale) => boolean): Promise<OpenSales> {
    return Promise.resolve({ carts: this.carts.filter(isMet).length, payments: this.payments.filter(isMet).length });
  }
}
