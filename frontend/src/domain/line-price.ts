import type { CartItemDto } from '../api/cart.api';
import type { PricingDto } from '../api/catalogue.api';
import { embroideryRemovalSaving, type PricedProduct } from './embroidery-saving';
import { choicesFor, DESIGN_FIELDS, designFromWire, inWords, type WireDesign } from './piece-design';

/** The choices for one piece that can affect its price. */
export type PieceOptions = Pick<CartItemDto, 'hasBordado' | 'addOns'> & WireDesign;

export type PriceLine = CartItemDto['breakdown'][number];

/**
 * Calculates the price of one piece, line by line, from the prices of the API, so that a change shows at once. The server
 * calculates the same lines; both are tested with `docs/pricing-cases.json`, and the server's price is binding.
 */
export function lineBreakdown(product: PricedProduct, options: PieceOptions, pricing: PricingDto): PriceLine[] {
  const lines = [{ label: 'Precio base', amount: product.price }];
  if (product.variants.bordado && !options.hasBordado) {
    lines.push({ label: 'Sin bordado', amount: 0 - embroideryRemovalSaving(product, pricing) });
  }
  const chosen = pricing.addOns.filter(({ id }) => options.addOns.includes(id));
  const addOns = chosen.map(({ label, price }) => ({ label, amount: price }));
  return [...lines, ...designLines(options, pricing), ...addOns];
}

/** The price of one piece, whole pesos: the sum of its breakdown. */
export function priceOf(breakdown: readonly PriceLine[]): number {
  return breakdown.reduce((sum, { amount }) => sum + amount, 0);
}

/** The choices of a design that are on sale. */
function designLines(options: PieceOptions, pricing: PricingDto): PriceLine[] {
  const design = designFromWire(options);
  const chosen = DESIGN_FIELDS.flatMap((field) => {
    const choice = choicesFor(field, pricing).find(({ id }) => id === design[field]);
    return choice ? [{ field, asInPhoto: false, amount: choice.surcharge, id: choice.id, label: choice.label }] : [];
  });
  return inWords(chosen).map(({ words, amount }) => ({ label: words, amount }));
}
