import { lazy, Suspense } from 'react';
import { useGetPricingQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';
import { DesignSheet } from '../features/customiser/DesignSheet';
import { VIEWS } from '../features/customiser/embroidery/views';
import { importWithRetry } from '../shared/lib/import-with-retry';
import { Skeleton } from '../shared/ui/Skeleton';
import { useBoughtDesign } from './use-bought-design';

/** The list of all product photos is a separate chunk, because most orders do not need it. */
const PiecePhoto = lazy(() => importWithRetry(() => import('./PiecePhoto')));

/** The appearance of an ordered piece: its design as the shopper saw it, or its product's photo. */
export function PieceDesign({ item }: { item: OrderItemDto }) {
  const { data: pricing } = useGetPricingQuery();
  const view = VIEWS[item.productId];
  const { design, photo, isLoading } = useBoughtDesign(item);
  // Printing waits while an element is busy.
  const skeleton = (
    <div aria-busy="true">
      <Skeleton height="320px" />
    </div>
  );
  if (design && view) {
    if (!pricing || isLoading) return skeleton;
    return <DesignSheet design={design} view={view} pricing={pricing} photo={photo} />;
  }
  return (
    <Suspense fallback={skeleton}>
      <PiecePhoto item={item} />
    </Suspense>
  );
}
