import type { CheckedBalances } from './money-entries.port.js';
import { CheckBalances } from './check-balances.js';
import type { Ledger } from './ledger.js';

/** A check of a ledger with these pages of orders. */
function checkOf(pages: readonly CheckedBalances[]) {
  const asked: (string | null)[] = [];
  const ledger: Pick<Ledger, 'check'> = {
    check: (after) => {
      asked.push(after);
      return Promise.resolve(pages[asked.length - 1]!);
    },
  };
  return { asked, run: () => new CheckBalances(ledger as Ledger).run() };
}

describe('the nightly check of balances', () => {
  it('reads every page before it names the orders that differ', async () => {
    const { asked, run } = checkOf([
      { differing: ['a'], last: 'm' },
      { differing: [], last: 'z' },
      { differing: ['zz'], last: null },
    ]);
    await expect(run()).rejects.toThrow('2 orders have other sums than their rows: a, zz');
    expect(asked).toEqual([null, 'm', 'z']);
  });

  it('names no more than 20 of them', async () => {
    const differing = Array.from({ length: 21 }, (_, index) => `order-${index}`);
    await expect(checkOf([{ differing, last: null }]).run()).rejects.toThrow(/^21 orders .*order-18, order-19$/);
  });

  it('passes when all of them agree', async () => {
    await expect(checkOf([{ differing: [], last: null }]).run()).resolves.toBeUndefined();
  });
});
