import type { KitDto, KitPieceDto, PricingDto } from '../api/catalogue.api';
import { EXPRESS_SERVICE, NAME_EMBROIDERY } from './add-ons';
import { lineBreakdown, type PieceOptions, type PriceLine, priceOf } from './line-price';

/**
 * The price of one piece of the kit: its price when bought alone, less its share of the kit's discount and less the included
 * add-ons. The name embroidery that the kit includes counts as chosen. A kit is one parcel: its first piece carries the price of the express
 * service, and the others none.
 */
export function kitPieceBreakdown(
  piece: KitPieceDto,
  options: PieceOptions,
  gifts: readonly string[],
  pricing: PricingDto,
): PriceLine[] {
  const { kit } = pricing;
  const product = { price: piece.basePrice, variants: { bordado: piece.embroiderable } };
  const paysExpress = piece.productId === kit.pieces[0]?.productId;
  const chosen = options.addOns.filter((id) => paysExpress || id !== EXPRESS_SERVICE);
  const addOns = piece.withName ? [...chosen, NAME_EMBROIDERY] : chosen;
  const given = pricing.addOns.filter(({ id }) => gifts.includes(id) && addOns.includes(id));
  const lines = lineBreakdown(product, { ...options, addOns }, pricing);
  const givenPrice = given.reduce((sum, { price }) => sum + price, 0);
  // A piece without embroidery may cost less than its part of the discount, and no price is below 0.
  const discount = Math.min(piece.discount, priceOf(lines) - givenPrice);
  return [
    ...lines,
    { label: kitDiscountLabel(kit), amount: 0 - discount },
    ...given.map(({ price }) => ({ label: 'Accesorio de regalo', amount: 0 - price })),
  ];
}

/** The label of the kit's discount line. */
export function kitDiscountLabel({ pieces, discountPercent }: KitDto): string {
  return `Kit de ${pieces.length} piezas −${discountPercent}%`;
}
