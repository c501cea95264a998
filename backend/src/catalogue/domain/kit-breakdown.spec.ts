import { readFileSync } from 'node:fs';
import { toPricingDto } from '../adapters/http/pricing.dto.js';
import { seedSources } from '../adapters/typeorm/seed-catalogue.js';
import { giftsOf, kitPieceBreakdown } from './kit-breakdown.js';
import { AS_IN_PHOTO, designFromWire, type WireDesign } from '../../common/piece-design.js';
import type { PieceOptions } from './piece-options.js';
import { priceOf, pricingOf } from './pricing.js';

/** Options by the names of the HTTP contract. */
type WiredOptions = Omit<PieceOptions, 'design'> & WireDesign;

interface KitCases {
  kit: object;
  noOptions: WiredOptions;
  kitCases: {
    title: string;
    productId: number;
    options: Partial<WiredOptions>;
    gifts: string[];
    lines: [label: string, amount: number][];
    price: number;
  }[];
}

const casesFile = new URL('../../../../docs/pricing-cases.json', import.meta.url);
const { kit, noOptions, kitCases } = JSON.parse(readFileSync(casesFile, 'utf8')) as KitCases;
const pricing = pricingOf(seedSources(), new Date());
const breakdown = (productId: number, options: Partial<WiredOptions>, gifts: string[] = []) => {
  const piece = pricing.kit.pieces.find(({ product }) => product.id === productId)!;
  const { hasBordado, addOns, ...look } = { ...noOptions, ...options };
  return kitPieceBreakdown(piece, { hasBordado, addOns, design: designFromWire(look) }, gifts, pricing);
};

describe('the kit of docs/pricing-cases.json, as the server calculates it', () => {
  it('is the kit that GET /pricing serves', () => {
    expect(toPricingDto(pricing).kit).toEqual(kit);
  });

  it.each(kitCases)('$title', ({ productId, options, gifts, lines, price }) => {
    const found = breakdown(productId, options, gifts);
    expect(found.map(({ label, amount }) => [label, amount])).toEqual(lines);
    expect(priceOf(found)).toBe(price);
  });
});

it('matches the kit price of GET /pricing without further choices', () => {
  const prices = pricing.kit.pieces.map(({ product }) => priceOf(breakdown(product.id, {})));
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(pricing.kit.finalTotal);
});

it('takes off no more than the piece costs', () => {
  // Without embroidery the piece costs less than its part of the kit's discount.
  const cheap = { ...pricing, embroideryRemovalSaving: 58_000 };
  const piece = pricing.kit.pieces.find(({ product }) => product.id === 5)!;
  const prices = (addOns: string[], gifts: string[]) =>
    kitPieceBreakdown(piece, { hasBordado: false, addOns, design: AS_IN_PHOTO }, gifts, cheap).map(
      ({ amount }) => amount,
    );
  expect(prices([], [])).toEqual([60_000, -58_000, -2_000]);
  expect(prices(['pompon'], ['pompon'])).toEqual([60_000, -58_000, 45_000, -2_000, -45_000]);
});

it('names the add-on that was given', () => {
  expect(giftsOf(breakdown(7, { addOns: ['bow', 'pompon'] }, ['bow']))).toEqual(['bow']);
});
