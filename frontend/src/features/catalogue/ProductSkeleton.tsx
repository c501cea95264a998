import { styled } from 'styled-components';
import { Skeleton } from '../../shared/ui/Skeleton';
import { ProductColumns, ProductFacts, ProductName, ProductPhotos, ProductRest, ProductTitle } from './product-columns';

/** Placeholder of a product while it loads. */
export function ProductSkeleton() {
  return (
    <ProductColumns aria-busy="true">
      <Title>Cargando producto…</Title>
      <ProductPhotos>
        <Skeleton ratio="1" />
      </ProductPhotos>
      <ProductName>
        <Skeleton height="104px" />
      </ProductName>
      <ProductFacts>
        <Skeleton width="35%" height="2rem" />
        <Skeleton height="5rem" />
      </ProductFacts>
      <ProductRest>
        <Skeleton height="320px" />
      </ProductRest>
    </ProductColumns>
  );
}

const Title = styled(ProductTitle)`
  color: var(--text-soft);
`;
