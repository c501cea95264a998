import type { ProductDto, ProductPictureDto } from '../api/catalogue.api';

/** Returns the front picture for the embroidery choice; undefined for a product without pictures. */
export function frontPictureOf(product: ProductDto, embroidered: boolean): ProductPictureDto | undefined {
  return galleryOf(product, embroidered)[0];
}

/**
 * Returns the gallery for the embroidery choice, front picture first; all pictures when none matches. Both sides run
 * `docs/gallery-cases.json`. A catalogue that a browser stored with an earlier release has no pictures.
 */
export function galleryOf({ pictures = [], variants }: ProductDto, embroidered: boolean): ProductPictureDto[] {
  const isPlain = !(variants.bordado && embroidered);
  const chosen = pictures.filter(({ plain }) => plain === isPlain);
  return chosen.length > 0 ? chosen : pictures;
}
