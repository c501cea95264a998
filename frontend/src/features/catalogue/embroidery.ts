import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { embroideryRemovalSaving } from '../../domain/embroidery-saving';
import type { Piece } from '../../shared/lib/add-to-cart';
import { formatCop } from '../../shared/lib/format-cop';

/** Returns the price of one piece without add-ons, pesos. */
export function priceOf(product: ProductDto, embroidered: boolean, pricing: PricingDto): number {
  return embroidered ? product.price : product.price - embroideryRemovalSaving(product, pricing);
}

/** Returns the label of the saving without embroidery, for example '¡Ahorro $15.000!'. */
export function savingLabel(product: ProductDto, pricing: PricingDto): string {
  return `¡Ahorro ${formatCop(embroideryRemovalSaving(product, pricing))}!`;
}

/** Returns the piece of a card: embroidered or not, without options. Choices that are left out are as in the photo. */
export function cardPiece(product: ProductDto, embroidered: boolean, pricing: PricingDto): Piece {
  const { id, name, variants } = product;
  const hasBordado = variants.bordado && embroidered;
  const price = priceOf(product, hasBordado, pricing);
  return { productId: id, name, price, quantity: 1, hasBordado, addOns: [], personalization: '' };
}
