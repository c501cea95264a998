import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type CartTotals, cartTotals } from './cart.js';

interface TotalCase {
  readonly lines: readonly { readonly price: number; readonly quantity: number }[];
  readonly percent: number | null;
  readonly amount: number | null;
  readonly totals: CartTotals;
}

describe('cartTotals', () => {
  const { pathname } = new URL('../../../../docs/cart-total-cases.json', import.meta.url);
  const cases = JSON.parse(readFileSync(pathname, 'utf8')) as readonly TotalCase[];

  // The pages run the same cases. Rounded once for the cart, not for each line; half a peso goes to the shopper.
  it.each(cases)('$percent % and $amount off $totals.total', ({ lines, percent, amount, totals }) => {
    expect(cartTotals(lines, { percent, amount })).toEqual(totals);
  });

  it('are the sum without a code', () => {
    expect(cartTotals([{ price: 30_000, quantity: 2 }], undefined)).toMatchObject({
      discountAmount: 0,
      finalTotal: 60_000,
    });
  });

  it('adds up in whole pesos for every cart and every code, in any order of lines', () => {
    const line = fc.record({ price: fc.nat(2_000_000), quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 200 }), fc.integer({ min: 0, max: 100 }), (lines, percent) => {
        const totals = cartTotals(lines, { percent, amount: null });
        const { total, discountAmount, finalTotal } = totals;
        expect([total, discountAmount, finalTotal].every(Number.isSafeInteger)).toBe(true);
        expect(finalTotal + discountAmount).toBe(total);
        expect(finalTotal).toBeGreaterThanOrEqual(0);
        expect(Math.abs(discountAmount - (total * percent) / 100)).toBeLessThanOrEqual(0.5);
        expect(cartTotals(lines.toReversed(), { percent, amount: null })).toEqual(totals);
      }),
    );
  });
});
