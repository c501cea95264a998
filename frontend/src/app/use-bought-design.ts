import { useMemo } from 'react';
import type { StoredPicture } from '../pictures/picture-entry';
import { useGetProductQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';
import { frontPictureOf } from '../domain/product-pictures';
import { boughtDesign } from '../features/customiser/bought-design';
import type { Design } from '../features/customiser/embroidery/design';
import { plainStage } from '../features/customiser/embroidery/drawn-design';

interface Bought {
  /** Undefined when nothing is embroidered, or a part cannot be drawn. */
  design: Design | undefined;
  /** The photo of the plain piece, when its colour is as in it. */
  photo: StoredPicture | undefined;
  /** The photo is not known yet. */
  isLoading: boolean;
}

/** The design of a bought piece, and the photo that it is drawn on. */
export function useBoughtDesign(item: OrderItemDto): Bought {
  // Memoised until the order changes, so that stitches are not drawn again after every state change.
  const bought = useMemo(() => boughtDesign(item), [item]);
  const isPhoto = bought?.isPhotoColour === true;
  const { data: product, isLoading } = useGetProductQuery({ id: item.productId }, { skip: !isPhoto });
  const photo = isPhoto && product ? plainStage(product.id, frontPictureOf(product, false)) : undefined;
  return { design: bought?.design, photo, isLoading: isPhoto && isLoading };
}
