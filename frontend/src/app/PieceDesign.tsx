import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useGetPricingQuery, useGetProductQuery } from '../api/catalogue.api';
import type { OrderItemDto } from '../api/workshop.api';
import { frontPictureOf } from '../features/catalogue/embroidery';
import { ProductPhoto } from '../features/catalogue/ProductPhoto';
import { boughtDesign } from '../features/customiser/bought-design';
import { DesignSheet } from '../features/customiser/DesignSheet';
import { VIEWS } from '../features/customiser/embroidery/views';
import { Skeleton } from '../shared/ui/Skeleton';

/** What a piece of an order shall look like: its design, drawn as its shopper saw it, or its product's photo. */
export function PieceDesign({ item }: { item: OrderItemDto }) {
  const { data: pricing } = useGetPricingQuery();
  const view = VIEWS[item.productId];
  // The same object until the order changes: stitches are not drawn again for a new state.
  const design = useMemo(() => boughtDesign(item), [item]);
  if (!design || !view) return <PiecePhoto item={item} />;
  return pricing ? <DesignSheet design={design} view={view} pricing={pricing} /> : <Skeleton height="320px" />;
}

function PiecePhoto({ item: { productId, hasBordado, imageUrl, embroideryFont } }: { item: OrderItemDto }) {
  const { data: product } = useGetProductQuery({ id: productId }, { skip: hasBordado });
  const path = product ? frontPictureOf(product, hasBordado) : imageUrl;
  return (
    <Photo>
      <ProductPhoto path={path} alt="" sizes="320px" eager />
      {hasBordado && embroideryFont === null && (
        <figcaption>La familia no escogió letra, hilo ni motivo: van como en la foto del catálogo.</figcaption>
      )}
    </Photo>
  );
}

const Photo = styled.figure`
  display: grid;
  gap: 8px;
  max-width: 320px;
  @media print {
    max-width: 70mm;
  }
`;
