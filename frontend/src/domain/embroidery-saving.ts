import type { PricingDto, ProductDto } from '../api/catalogue.api';

/** The data that a product's own price depends on. */
export type PricedProduct = Pick<ProductDto, 'price'> & { variants: Pick<ProductDto['variants'], 'bordado'> };

/** What a piece without embroidery costs less, pesos: at most its price, and 0 for a product that is not embroidered. */
export function embroideryRemovalSaving({ price, variants }: PricedProduct, pricing: PricingDto): number {
  return variants.bordado ? Math.min(price, pricing.embroideryRemovalSaving) : 0;
}
