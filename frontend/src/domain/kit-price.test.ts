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

  it('takes off no more than the piece costs', () => {
    const cheap = { ...withKit, embroideryRemovalSaving: 58_000 };
    const options = { ...noOptions, hasBordado: false, addOns: ['pompon'] };
    const amounts = kitPieceBreakdown(pieceOf(5), options, ['pompon'], cheap).map(({ amount }) => amount);

    expect(amounts).toEqual([60_000, -58_000, 45_000, -2_000, -45_000]);
  });

  it('equals the price of GET /pricing when no add-on is chosen', () => {
    const prices = kit.pieces.map((piece) => priceOf(kitPieceBreakdown(piece, noOptions, [], withKit)));

    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(kit.finalTotal);
  });
});
