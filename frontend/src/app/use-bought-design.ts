import { useEffect, useMemo, useState } from 'react';
import { useGetProductQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';
import { frontPictureOf } from '../domain/product-pictures';
import { boughtDesign } from '../features/customiser/bought-design';
import type { Design } from '../features/customiser/embroidery/design';
import type { StoredPicture } from '../pictures/picture-entry';
import { importWithRetry } from '../shared/lib/import-with-retry';

interface Bought {
  /** Undefined when nothing is embroidered, or a part cannot be drawn. */
  design: Design | undefined;
  /** The photo of the plain piece, when its colour is as in it. */
  photo: StoredPicture | undefined;
  /** The photo is not known yet. */
  isLoading: boolean;
}

type PlainStage = typeof import('../features/customiser/embroidery/plain-stage').plainStage;

/** The design of a bought piece, and the photo that it is drawn on. */
export function useBoughtDesign(item: OrderItemDto): Bought {
  // Memoised until the order changes, so that stitches are not drawn again after every state change.
  const bought = useMemo(() => boughtDesign(item), [item]);
  const isPhoto = bought?.isPhotoColour === true;
  const { data: product, isLoading } = useGetProductQuery({ id: item.productId }, { skip: !isPhoto });
  const { stage, isFailed } = usePlainStage(isPhoto);
  const photo = isPhoto && product ? stage?.(product.id, frontPictureOf(product, false)) : undefined;
  return { design: bought?.design, photo, isLoading: isPhoto && (isLoading || !(stage || isFailed)) };
}

/** The list of all product photos is loaded only for pieces that need it. */
function usePlainStage(needed: boolean): { stage?: PlainStage; isFailed?: boolean } {
  const [loaded, setLoaded] = useState<{ stage?: PlainStage; isFailed?: boolean }>({});
  useEffect(() => {
    if (!needed) return;
    importWithRetry(() => import('../features/customiser/embroidery/plain-stage')).then(
      ({ plainStage }) => setLoaded({ stage: plainStage }),
      // Then the picture in the nearest colour is shown.
      () => setLoaded({ isFailed: true }),
    );
  }, [needed]);
  return loaded;
}
