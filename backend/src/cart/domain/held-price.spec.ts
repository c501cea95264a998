import { heldSince, keepsPrice } from './held-price.js';

const NOW = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number, milliseconds = 0) => new Date(NOW.getTime() - days * 86_400_000 + milliseconds);

it.each([
  ['a lower price of yesterday', 400_000, daysAgo(1), true],
  ['the price of today', 445_000, daysAgo(1), true],
  ['a higher price of yesterday', 450_000, daysAgo(1), false],
  ['a lower price of almost 30 days ago', 400_000, daysAgo(30, 1), true],
  ['a lower price of 30 days ago', 400_000, daysAgo(30), false],
])('a cart keeps %s or not', (_, price, pricedAt, expected) => {
  expect(keepsPrice({ price, pricedAt }, 445_000, NOW)).toBe(expected);
  expect(heldSince(NOW)).toEqual(daysAgo(30));
});
