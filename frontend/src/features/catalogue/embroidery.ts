import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { embroideryRemovalSaving } from '../../domain/line-price';
import { formatCop } from '../../shared/lib/format-cop';

/** Returns the price of one piece without add-ons, pesos. */
export function priceOf(product: ProductDto, embroidered: boolean, pricing: PricingDto): number {
  return embroidered ? product.price : product.price - embroideryRemovalSaving(product, pricing);
}

/** Returns the label of the saving without embroidery, for example '¡Ahorro $15.000!'. */
export function savingLabel(product: ProductDto, pricing: PricingDto): string {
  return `¡Ahorro ${formatCop(embroideryRemovalSaving(product, pricing))}!`;
}
