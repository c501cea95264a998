import { EXPRESS_SERVICE, NAME_EMBROIDERY } from '../../common/add-ons.js';
import type { PricedKitPiece } from './kit.js';
import { chosenAddOns, type PieceOptions } from './piece-options.js';
import { lineBreakdown, type PriceLine, priceOf, type Pricing } from './pricing.js';

/** How a piece of the kit is made: the name embroidery that the kit includes is chosen with it. */
export function asKitPiece<Options extends PieceOptions>({ withName }: PricedKitPiece, options: Options): Options {
  return withName ? { ...options, addOns: chosenAddOns([...options.addOns, NAME_EMBROIDERY], {}) } : options;
}

/**
 * The price lines of a piece of the kit: as if it were bought alone, less its part of the kit's discount and the accessories that
 * are given with it. Add-ons that the shopper chooses have no discount. A kit is one parcel: its first piece carries the price of the express
 * service, and the others none.
 */
export function kitPieceBreakdown(
  piece: PricedKitPiece,
  options: PieceOptions,
  gifts: readonly string[],
  pricing: Pricing,
): PriceLine[] {
  const { kit } = pricing;
  const paysExpress = piece.product.id === kit.pieces[0]?.product.id;
  const lines = lineBreakdown(piece.product, asKitPiece(piece, options), pricing).filter(
    ({ addOn }) => paysExpress || addOn !== EXPRESS_SERVICE,
  );
  const given = lines.filter(({ addOn }) => addOn !== undefined && gifts.includes(addOn));
  // A piece without embroidery may cost less than its part of the discount, and no price is below 0.
  const discount = Math.min(piece.discount, priceOf(lines) - priceOf(given));
  return [
    ...lines,
    { label: `Kit de ${kit.pieces.length} piezas \u2212${kit.discountPercent}%`, amount: 0 - discount },
    ...given.map(({ addOn, amount }) => ({ label: 'Accesorio de regalo', amount: 0 - amount, gift: addOn })),
  ];
}

/** Ids of the add-ons that were given with a piece. */
export function giftsOf(breakdown: readonly PriceLine[]): string[] {
  return breakdown.flatMap(({ gift }) => gift ?? []);
}
