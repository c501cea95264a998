import pricingCases from '../../../docs/pricing-cases.json' with { type: 'json' };
import type { PricingDto } from '../api/catalogue.api';
import { kitPieceBreakdown } from './kit-price';
import { linePrice } from './line-price';

describe('the kit of docs/pricing-cases.json, as the pages calculate it', () => {
  const { kit, noOptions, kitCases } = pricingCases;
  const withKit = { ...pricingCases.pricing, kit } as unknown as PricingDto;
  const pieceOf = (id: number) => kit.pieces.find(({ productId }) => productId === id)!;

  it.each(kitCases)('$title', ({ productId, options, gifts, lines, price }) => {
    const breakdown = kitPieceBreakdown(pieceOf(productId), { ...noOptions, ...options }, gifts, withKit);

    expect(breakdown.map(({ label, amount }) => [label, amount])).toEqual(lines);
    expect(linePrice(breakdown)).toBe(price);
  });

  it('costs what GET /pricing says when nothing is chosen besides', () => {
    const prices = kit.pieces.map((piece) => linePrice(kitPieceBreakdown(piece, noOptions, [], withKit)));

    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(kit.finalTotal);
  });
});
