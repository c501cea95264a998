import { readFileSync } from 'node:fs';
import type { PricingDto } from '../api/catalogue.api';
import { christmasNotice, describeDelivery } from './describe-delivery';

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

describe('christmasNotice', () => {
  const notice = (christmas: PricingDto['delivery']['christmas'], express: boolean) =>
    christmasNotice({ christmas } as PricingDto['delivery'], express);
  const both = { standardUntil: '2026-11-25', expressUntil: '2026-12-14' };

  it.each([
    ['arrives in time', both, false, 'Llega antes de Navidad si pagas a más tardar el 25 de noviembre.'],
    ['arrives in time by express', both, true, 'Llega antes de Navidad si pagas a más tardar el 14 de diciembre.'],
    [
      'arrives in time only by express',
      { ...both, standardUntil: null },
      false,
      'Para que llegue antes de Navidad, agrega el servicio express y paga a más tardar el 14 de diciembre.',
    ],
    ['does not arrive', { standardUntil: null, expressUntil: null }, true, 'Ya no alcanza a llegar antes de Navidad.'],
    ['is not asked, outside the season', null, false, undefined],
  ] as const)('says what %s', (_, christmas, express, words) => {
    expect(notice(christmas, express)).toBe(words);
  });
});
