import { readFileSync } from 'node:fs';
import { deliveryRange, describeDelivery } from './delivery.js';

interface DeliveryCase {
  readonly why: string;
  readonly ordered: string;
  readonly businessDays: [number, number];
  readonly earliest: string;
  readonly latest: string;
  readonly words: string;
}

const file = new URL('../../../docs/delivery-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: DeliveryCase[] };

describe('delivery', () => {
  it.each(cases)('counts business days over $why', ({ ordered, businessDays, earliest, latest, words }) => {
    const range = deliveryRange(new Date(ordered), businessDays);
    expect(range).toEqual({ earliest, latest });
    expect(describeDelivery(range)).toBe(words);
  });
});
