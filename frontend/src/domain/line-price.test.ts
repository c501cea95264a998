import pricingCases from '../../../docs/pricing-cases.json';
import type { PricingDto } from '../api/catalogue.api';
import { aProduct } from '../testing/catalogue-data';
import { lineBreakdown, priceOf, type PieceOptions } from './line-price';

const pricing = pricingCases.pricing as unknown as PricingDto;

describe('line price, with docs/pricing-cases.json', () => {
  it.each(pricingCases.cases)('$title', ({ product: { price, embroiderable }, options, lines, price: expected }) => {
    const plain = aProduct();
    const product = { ...plain, price, variants: { ...plain.variants, bordado: embroiderable } };
    const chosen = { ...pricingCases.noOptions, ...options } as PieceOptions;

    const breakdown = lineBreakdown(product, chosen, pricing);

    expect(breakdown.map(({ label, amount }) => [label, amount])).toEqual(lines);
    expect(priceOf(breakdown)).toBe(expected);
  });
});

it('uses the prices of the API', () => {
  const dearer = { ...pricing, embroideryRemovalSaving: 20000 };
  const plain = { ...pricingCases.noOptions, hasBordado: false } as PieceOptions;

  expect(priceOf(lineBreakdown(aProduct({ price: 445000 }), plain, dearer))).toBe(425000);
});
