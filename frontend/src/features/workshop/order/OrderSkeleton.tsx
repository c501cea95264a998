import { styled } from 'styled-components';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';

/** Placeholder of an order while it loads. */
export function OrderSkeleton() {
  return (
    <Columns aria-busy="true">
      <VisuallyHidden role="status">Cargando el pedido…</VisuallyHidden>
      <Skeleton width="280px" height="44px" />
      <Skeleton height="420px" />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-20);
`;
