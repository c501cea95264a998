import type { StoredPicture } from '../../../pictures/picture-entry';
import { productPictureIds } from '../../../pictures/products.gen';
import type { AnimalTheme, Design } from './design';

/** How the catalogue's photos are embroidered, by the product's id: pieces without a design of their own are made like them. */
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
  /** The plain piece, seen as in the pictures of the customiser. */
  photo: StoredPicture;
}

/**
 * A name as the workshop embroiders it on a piece without a design of its own; undefined where the owner gave the plain piece another
 * photo (`plainPhoto`), or its thread is none of the customiser's.
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
