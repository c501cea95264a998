import { styled } from 'styled-components';
import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { type GridColumns, ProductCells } from './product-cells';

const CARDS = 6;

/** Placeholder of six cards while the catalogue loads. */
export function ProductGridSkeleton({ columns }: { columns: GridColumns }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Cargando productos…</VisuallyHidden>
      <ProductCells $columns={columns} aria-hidden="true">
        {Array.from({ length: CARDS }, (_, index) => (
          <Cell key={index}>
            <Skeleton ratio="4 / 5" />
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="45%" height="1rem" />
            <Skeleton width="60%" height="44px" />
            <Skeleton height="44px" />
          </Cell>
        ))}
      </ProductCells>
    </div>
  );
}

const Cell = styled.li`
  align-content: flex-start;
  gap: var(--space-8);
`;
