import { lazy, Suspense, useMemo } from 'react';
import { useGetPricingQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';
import { boughtAddOns, boughtChoices, boughtDesign } from '../features/customiser/bought-design';
import { DesignSheet } from '../features/customiser/DesignSheet';
import { VIEWS } from '../features/customiser/embroidery/views';
import { importWithRetry } from '../shared/lib/import-with-retry';
import { Skeleton } from '../shared/ui/Skeleton';

/** A separate chunk, because most orders do not need it. */
const PiecePhoto = lazy(() => importWithRetry(() => import('./PiecePhoto')));

/** The appearance of an ordered piece: its design as the shopper saw it; without embroidery, its picture alone. */
export function PieceDesign({ item }: { item: OrderItemDto }) {
  const { data: pricing } = useGetPricingQuery();
  const view = VIEWS[item.productId];
  // Memoised until the order changes, so that stitches are not drawn again after every state change.
  const design = useMemo(() => boughtDesign(item), [item]);
  // Printing waits while an element is busy.
  const skeleton = (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  );
  if (design && view) {
    if (!pricing) return skeleton;
    return (
      <DesignSheet
        design={design}
        shown={boughtChoices(item, pricing)}
        addOns={boughtAddOns(item)}
        view={view}
        pricing={pricing}
      />
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <PiecePhoto item={item} />
    </Suspense>
  );
}
