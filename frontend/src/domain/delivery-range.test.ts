import { readFileSync } from 'node:fs';
import { deliveryRange, describeDelivery } from './delivery-range';

interface DeliveryCase {
  why: string;
  ordered: string;
  businessDays: number[];
  earliest: string;
  latest: string;
  words: string;
}

const iso = (date: Date) => date.toISOString().slice(0, 10);

/** The server runs the same file. */
const { cases } = JSON.parse(readFileSync(new URL('../../../docs/delivery-cases.json', import.meta.url), 'utf8')) as {
  cases: DeliveryCase[];
};

it.each(cases)('counts business days over $why', ({ ordered, businessDays, earliest, latest, words }) => {
  const range = deliveryRange(new Date(ordered), businessDays);
  expect([iso(range.earliest), iso(range.latest)]).toEqual([earliest, latest]);
  expect(describeDelivery(range)).toBe(words);
});

it.each([
  ['2026-12-09', '2026-12-16', 'entre el 9 y el 16 de diciembre'],
  ['2026-11-28', '2026-12-03', 'entre el 28 de noviembre y el 3 de diciembre'],
  ['2026-12-30', '2027-01-07', 'entre el 30 de diciembre y el 7 de enero'],
])('says %s to %s as people do', (earliest, latest, words) => {
  expect(describeDelivery({ earliest: new Date(earliest), latest: new Date(latest) })).toBe(words);
});
