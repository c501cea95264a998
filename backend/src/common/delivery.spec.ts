import { readFileSync } from 'node:fs';
import { deliveryRange, describeDelivery, withQueue } from './delivery.js';

interface DeliveryCase {
  readonly why: string;
  readonly ordered: string;
  readonly businessDays: [number, number];
  readonly earliest: string;
  readonly latest: string;
  readonly closing?: { readonly from: string; readonly until: string };
  readonly words: string;
}

const file = new URL('../../../docs/delivery-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: DeliveryCase[] };

describe('delivery', () => {
  it.each(cases)('counts business days over $why', ({ ordered, businessDays, closing, earliest, latest, words }) => {
    const range = deliveryRange(new Date(ordered), businessDays, closing);
    expect(range).toEqual({ earliest, latest });
    expect(describeDelivery(range)).toBe(words);
  });

  it.each([
    ['no capacity is set', 500, null, [15, 20]],
    ['the queue fits into the shortest lead time', 30, 10, [15, 20]],
    ['the queue takes longer', 40, 10, [20, 25]],
    ['the capacity is absurd', 1_000_000, 1, [135, 140]],
  ] as const)('adds the days of the queue when %s', (_when, pieces, piecesPerWeek, expected) => {
    expect(withQueue([15, 20], pieces, piecesPerWeek)).toEqual(expected);
  });
});
