import type { StoredPicture } from '../../../pictures/picture-entry';
import { productPictureIds } from '../../../pictures/products.gen';
import type { AnimalTheme, Design } from './design';

/** Embroidery of the catalogue's photos by product id. Pieces without a design of their own are embroidered like them. */
const LOOKS: Readonly<Record<number, { photo: keyof typeof productPictureIds; motif: AnimalTheme } | undefined>> = {
  1: { photo: 'panalera-multifuncional/blank', motif: 'lion' },
  2: { photo: 'organizador-de-higiene/blank', motif: 'bear' },
  5: { photo: 'organizador-de-mudas/blank', motif: 'giraffe' },
  7: { photo: 'mochila-milano/blank', motif: 'bear' },
  9: { photo: 'lonchera-porta-biberones/blank', motif: 'elephant' },
  10: { photo: 'lonchera-baul/blank', motif: 'dinosaur' },
  11: { photo: 'maleta-viajera/blank', motif: 'unicorn' },
};

export interface CatalogueLook {
  design: Design;
  /** Photo of the plain piece, from the same position as the customiser's pictures. */
  photo: StoredPicture;
}

/**
 * Design of a name on a piece without a design of its own, as the workshop embroiders it. Undefined when the catalogue now
 * has another photo of the plain piece (`plainPhoto`), or when no thread of the customiser matches the product's photo.
 */
export function catalogueLook(
  productId: number,
  plainPhoto: StoredPicture | undefined,
  name: string,
): CatalogueLook | undefined {
  const look = LOOKS[productId];
  if (!look || plainPhoto?.id !== productPictureIds[look.photo]) return undefined;
  return {
    photo: plainPhoto,
    design: {
      name,
      fontStyle: 'elegant',
      fontSize: 'medium',
      fontColor: 'white',
      animalTheme: look.motif,
      // Not visible, because the photo replaces the bag.
      bagColor: 'black',
    },
  };
}
