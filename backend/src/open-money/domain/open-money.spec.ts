import { outcomesOf } from './open-money.js';

describe('what may be decided about money of a provider', () => {
  const money = {
    reason: 'unknown_reference',
    status: 'APPROVED',
    currency: 'COP',
    order: null,
    purchase: null,
  } as const;

  it.each([
    [460_000, ['order', 'give_back', 'not_ours']],
    [460_000.5, ['give_back', 'not_ours']],
    // More than an order or a refund can have.
    [2 ** 31, ['give_back', 'not_ours']],
    [0, ['not_ours']],
  ])('of %d pesos', (amount, outcomes) => {
    expect(outcomesOf({ ...money, amount })).toEqual(outcomes);
  });
});
