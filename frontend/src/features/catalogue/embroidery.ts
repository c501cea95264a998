import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { formatCop } from '../../shared/lib/format-cop';

/** Returns the price of one piece without add-ons, pesos. No embroidery saves a fixed amount, down to 0 (storefront.md, section 5). */
export function priceOf(product: ProductDto, embroidered: boolean, pricing: PricingDto): number {
  return embroidered ? product.price : product.price - savingOf(product, pricing);
}

/** Returns the label of the saving without embroidery, for example '¡Ahorro $15.000!'. */
export function savingLabel(product: ProductDto, pricing: PricingDto): string {
  return `¡Ahorro ${formatCop(savingOf(product, pricing))}!`;
}

/** Returns the front picture for the embroidery choice; products without embroidery have one picture. */
export function frontPictureOf(product: ProductDto, embroidered: boolean): string {
  const { bordado, bordadoImageUrl, blankImageUrl } = product.variants;
  if (!bordado) return product.imageUrl;
  return embroidered ? (bordadoImageUrl ?? product.imageUrl) : blankImageUrl;
}

/** Returns the gallery for the embroidery choice, front picture first, never empty. */
export function galleryOf(product: ProductDto, embroidered: boolean): string[] {
  const { bordado, galleryImages, bordadoGalleryImages } = product.variants;
  const pictures = bordado && embroidered ? bordadoGalleryImages : galleryImages;
  return pictures.length > 0 ? pictures : [frontPictureOf(product, embroidered)];
}

function savingOf(product: ProductDto, pricing: PricingDto): number {
  return product.variants.bordado ? Math.min(product.price, pricing.embroideryRemovalSaving) : 0;
}
