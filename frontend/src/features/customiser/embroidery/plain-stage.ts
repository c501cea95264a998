import type { StoredPicture } from '../../../pictures/picture-entry';
import { productPictureIds } from '../../../pictures/products.gen';

/** Photos of plain pieces that were taken from the same position as the customiser's pictures, by product id. */
const PHOTOS: Readonly<Record<number, keyof typeof productPictureIds | undefined>> = {
  1: 'panalera-multifuncional/blank',
  2: 'organizador-de-higiene/blank',
  5: 'organizador-de-mudas/blank',
  7: 'mochila-milano/blank',
  9: 'lonchera-porta-biberones/blank',
  10: 'lonchera-baul/blank',
  11: 'maleta-viajera/blank',
};

/**
 * The photo of the plain piece, on which a name can be drawn; undefined when the catalogue now has another photo (`plainPhoto`), whose
 * position is unknown.
 */
export function plainStage(productId: number, plainPhoto: StoredPicture | undefined): StoredPicture | undefined {
  const known = PHOTOS[productId];
  return known && plainPhoto?.id === productPictureIds[known] ? plainPhoto : undefined;
}

/** Path of the original of the photo that {@link plainStage} returns, in the public folder. */
export function plainStageFile(productId: number): string {
  return `/assets/products/${PHOTOS[productId]}.webp`;
}
