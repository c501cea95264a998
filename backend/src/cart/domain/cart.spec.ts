import fc from 'fast-check';
import { cartTotals } from './cart.js';

describe('cartTotals', () => {
  it.each([
    { lines: [], percent: 15, totals: { total: 0, discountAmount: 0, finalTotal: 0, itemCount: 0 } },
    {
      lines: [
        { price: 445_000, quantity: 2 },
        { price: 80_000, quantity: 1 },
      ],
      percent: 0,
      totals: { total: 970_000, discountAmount: 0, finalTotal: 970_000, itemCount: 3 },
    },
    {
      lines: [{ price: 445_020, quantity: 1 }],
      percent: 15,
      totals: { total: 445_020, discountAmount: 66_753, finalTotal: 378_267, itemCount: 1 },
    },
    // 15 % of 10 is 1.5: half a peso goes to the shopper.
    {
      lines: [{ price: 10, quantity: 1 }],
      percent: 15,
      totals: { total: 10, discountAmount: 2, finalTotal: 8, itemCount: 1 },
    },
    // Rounded once for the cart, not for each line: 3 times 15 % of 3 would be 0.
    {
      lines: [
        { price: 3, quantity: 1 },
        { price: 3, quantity: 1 },
        { price: 3, quantity: 1 },
      ],
      percent: 15,
      totals: { total: 9, discountAmount: 1, finalTotal: 8, itemCount: 3 },
    },
    {
      lines: [{ price: 7, quantity: 99 }],
      percent: 100,
      totals: { total: 693, discountAmount: 693, finalTotal: 0, itemCount: 99 },
    },
  ])('$percent % of $totals.total', ({ lines, percent, totals }) => {
    expect(cartTotals(lines, { percent, amount: null })).toEqual(totals);
  });

  it('subtracts an amount, at most the whole cart, and nothing without a code', () => {
    const lines = [{ price: 30_000, quantity: 2 }];
    const off = (amount: number) => cartTotals(lines, { percent: null, amount });
    expect(off(20_000)).toMatchObject({ total: 60_000, discountAmount: 20_000, finalTotal: 40_000 });
    expect(off(80_000)).toMatchObject({ discountAmount: 60_000, finalTotal: 0 });
    expect(cartTotals(lines, undefined)).toMatchObject({ discountAmount: 0, finalTotal: 60_000 });
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
