import { readFileSync } from 'node:fs';
import { christmasDeadlines, deliveryRange, describeDelivery, withQueue } from './delivery.js';

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

  it.each([
    ['both', '2026-11-20T10:00:00-05:00', null, '2026-11-25', '2026-12-14'],
    [
      'only express, after the last day of the standard delivery',
      '2026-11-26T10:00:00-05:00',
      null,
      null,
      '2026-12-14',
    ],
    ['both on the last day', '2026-11-25T23:00:00-05:00', null, '2026-11-25', '2026-12-14'],
    [
      'an earlier day before a closing',
      '2026-12-01T10:00:00-05:00',
      { from: '2026-12-20', until: '2027-01-10' },
      null,
      '2026-12-08',
    ],
    ['nothing', '2026-12-09T10:00:00-05:00', { from: '2026-12-20', until: '2027-01-10' }, null, null],
  ] as const)('says until when %s arrives for Christmas', (_what, now, closing, standardUntil, expressUntil) => {
    const leadTimes = { standardBusinessDays: [15, 20], expressBusinessDays: [5, 8], closing } as const;
    expect(christmasDeadlines(new Date(now), leadTimes)).toEqual({ standardUntil, expressUntil });
  });

  it('says nothing about Christmas before November and from 15 December, by the clock of Bogota', () => {
    const leadTimes = { standardBusinessDays: [15, 20], expressBusinessDays: [5, 8] } as const;
    const at = (now: string) => christmasDeadlines(new Date(now), leadTimes);
    expect(at('2026-11-01T04:59:00Z')).toBeNull();
    expect(at('2026-11-01T05:00:00Z')).not.toBeNull();
    expect(at('2026-12-15T04:59:00Z')).not.toBeNull();
    expect(at('2026-12-15T05:00:00Z')).toBeNull();
  });
});
