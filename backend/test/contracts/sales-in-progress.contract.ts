import type { SalesInProgress } from '../../src/back-office/application/sales-in-progress.port.js';

/** A purchase that a shopper has begun. */
export interface BegunSale {
  readonly productIds: readonly number[];
  /** Whether the pieces are those of a kit. */
  readonly isKit?: boolean;
}

export interface SalesHarness {
  readonly sales: () => SalesInProgress;
  /** A cart that was changed this number of days ago. */
  readonly cart: (sale: BegunSale, daysAgo: number) => Promise<void>;
  readonly payment: (sale: BegunSale, isOpen: boolean) => Promise<void>;
}

/** Contract of every reader of sales in progress, in a new shop. */
export function itCountsSalesInProgress({ sales, cart, payment }: SalesHarness): void {
  it('counts recent carts and open payments with any of the products once', async () => {
    await cart({ productIds: [1, 2] }, 0);
    await cart({ productIds: [2] }, 6);
    await cart({ productIds: [2] }, 8);
    await cart({ productIds: [3] }, 0);
    await payment({ productIds: [1, 2] }, true);
    await payment({ productIds: [2] }, false);
    expect(await sales().of([1, 2])).toEqual({ carts: 2, payments: 1 });
    expect(await sales().of([3])).toEqual({ carts: 1, payments: 0 });
    expect(await sales().of([])).toEqual({ carts: 0, payments: 0 });
  });

  it('counts those with a kit', async () => {
    const before = await sales().ofKits();
    await cart({ productIds: [7, 10], isKit: true }, 1);
    await cart({ productIds: [7, 10], isKit: true }, 9);
    await payment({ productIds: [7, 10], isKit: true }, true);
    await payment({ productIds: [7] }, true);
    expect(await sales().ofKits()).toEqual({ carts: before.carts + 1, payments: before.payments + 1 });
  });

  it('names the pieces of the kit that are these products', async () => {
    expect(await sales().kitPieces([999])).toEqual([]);
    expect(await sales().kitPieces([7])).toHaveLength(1);
  });
}
