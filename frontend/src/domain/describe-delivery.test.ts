import { readFileSync } from 'node:fs';
import { describeDelivery } from './describe-delivery';

interface DeliveryCase {
  earliest: string;
  latest: string;
  words: string;
}

/** The backend tests itself against the same file. */
const { cases } = JSON.parse(readFileSync(new URL('../../../docs/delivery-cases.json', import.meta.url), 'utf8')) as {
  cases: DeliveryCase[];
};

it.each([
  ...cases,
  { earliest: '2026-12-30', latest: '2027-01-07', words: 'entre el 30 de diciembre y el 7 de enero' },
])('describes $earliest to $latest', ({ earliest, latest, words }) => {
  expect(describeDelivery({ earliest, latest })).toBe(words);
});
