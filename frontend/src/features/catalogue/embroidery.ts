import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { formatCop } from '../../shared/lib/format-cop';

/** Pesos of one piece without add-ons: ordering it plain saves a fixed amount, never below 0 (storefront.md, section 5). */
export function priceOf(product: ProductDto, embroidered: boolean, pricing: PricingDto): number {
  return embroidered ? product.price : product.price - savingOf(product, pricing);
}

/** The label of what the shopper saves without embroidery, such as '¡Ahorro $15.000!'. */
export function savingLabel(product: ProductDto, pricing: PricingDto): string {
  return `¡Ahorro ${formatCop(savingOf(product, pricing))}!`;
}

/** Address of the front picture for the choice; products without embroidery have only one. */
export function frontPictureOf(product: ProductDto, embroidered: boolean): string {
  const { bordado, bordadoImageUrl, blankImageUrl } = product.variants;
  if (!bordado) return product.imageUrl;
  return embroidered ? (bordadoImageUrl ?? product.imageUrl) : blankImageUrl;
}

/** Addresses of the gallery for the choice, front picture first, never empty. */
export function galleryOf(product: ProductDto, embroidered: boolean): string[] {
  const { bordado, galleryImages, bordadoGalleryImages } = product.variants;
  const pictures = bordado && embroidered ? bordadoGalleryImages : galleryImages;
  return pictures.length > 0 ? pictures : [frontPictureOf(product, embroidered)];
}

function savingOf(product: ProductDto, pricing: PricingDto): number {
  return product.variants.bordado ? Math.min(product.price, pricing.embroideryRemovalSaving) : 0;
}
