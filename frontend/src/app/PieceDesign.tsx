import { lazy, Suspense, useMemo } from 'react';
import { useGetPricingQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';
import { boughtDesign } from '../features/customiser/bought-design';
import { DesignSheet } from '../features/customiser/DesignSheet';
import { VIEWS } from '../features/customiser/embroidery/views';
import { importWithRetry } from '../shared/lib/import-with-retry';
import { Skeleton } from '../shared/ui/Skeleton';

/** The photos of all products are known by code of their own, which most orders do without. */
const PiecePhoto = lazy(() => importWithRetry(() => import('./PiecePhoto')));

/** What a piece of an order shall look like: its design, drawn as its shopper saw it, or its product's photo. */
export function PieceDesign({ item }: { item: OrderItemDto }) {
  const { data: pricing } = useGetPricingQuery();
  const view = VIEWS[item.productId];
  // The same object until the order changes: stitches are not drawn again for a new state.
  const design = useMemo(() => boughtDesign(item), [item]);
  // Printing waits for what is busy.
  const place = (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  );
  if (design && view) return pricing ? <DesignSheet design={design} view={view} pricing={pricing} /> : place;
  return (
    <Suspense fallback={place}>
      <PiecePhoto item={item} />
    </Suspense>
  );
}
