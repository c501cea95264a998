import pricingCases from '../../../docs/pricing-cases.json' with { type: 'json' };
import type { PricingDto } from '../api/catalogue.api';
import { kitPieceBreakdown } from './kit-price';
import { priceOf } from './line-price';

describe('kit price, with docs/pricing-cases.json', () => {
  const { kit, noOptions, kitCases } = pricingCases;
  const withKit = { ...pricingCases.pricing, kit } as unknown as PricingDto;
  const pieceOf = (id: number) => kit.pieces.find(({ productId }) => productId === id)!;

  it.each(kitCases)('$title', ({ productId, options, gifts, lines, price }) => {
    const breakdown = kitPieceBreakdown(pieceOf(productId), { ...noOptions, ...options }, gifts, withKit);

    expect(breakdown.map(({ label, amount }) => [label, amount])).toEqual(lines);
    expect(priceOf(breakdown)).toBe(price);
  });

  it('equals the price of GET /pricing when no add-on is chosen', () => {
    const prices = kit.pieces.map((piece) => priceOf(kitPieceBreakdown(piece, noOptions, [], withKit)));

    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(kit.finalTotal);
  });
});
