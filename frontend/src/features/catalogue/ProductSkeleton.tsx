import { styled } from 'styled-components';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ProductColumns } from './product-columns';

/** Placeholder of a product while it loads. */
export function ProductSkeleton() {
  return (
    <ProductColumns aria-busy="true">
      <Skeleton ratio="1" />
      <Facts>
        <Title>Cargando producto…</Title>
        <Skeleton width="35%" height="2rem" />
        <Skeleton height="5rem" />
        <Skeleton height="64px" />
        <Skeleton height="320px" />
        <Skeleton height="58px" />
      </Facts>
    </ProductColumns>
  );
}

const Facts = styled.div`
  display: grid;
  gap: var(--space-20);
`;

const Title = styled.h1`
  color: var(--text-soft);
`;
