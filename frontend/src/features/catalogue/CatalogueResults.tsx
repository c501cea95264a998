import { styled } from 'styled-components';
import { ButtonLink } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { CatalogueGroups } from './CatalogueGroups';
import { CatalogueNotice } from './CatalogueNotice';
import { CatalogueEmpty, CatalogueFailed } from './CatalogueStates';
import { type CatalogueFilter, filterProducts, groupProducts } from './catalogue-filter';
import { ProductGrid } from './ProductGrid';
import { ProductGridSkeleton } from './ProductGridSkeleton';
import type { Catalogue } from './use-catalogue';

interface CatalogueResultsProps {
  catalogue: Catalogue;
  filter: CatalogueFilter;
}

/** What the catalogue page shows below its filters, in every state (storefront.md, section 2). */
export function CatalogueResults({ catalogue, filter }: CatalogueResultsProps) {
  if (catalogue.status === 'loading') {
    return (
      <Spaced>
        <ProductGridSkeleton columns={4} />
      </Spaced>
    );
  }
  if (catalogue.status === 'error') return <CatalogueFailed retry={catalogue.retry} />;
  if (catalogue.products.length === 0) return <CatalogueEmpty />;
  return (
    <>
      {catalogue.status === 'fallback' && (
        <Spaced>
          <CatalogueNotice retry={catalogue.retry} />
        </Spaced>
      )}
      {filter.kind === 'none' ? (
        <CatalogueGroups groups={groupProducts(catalogue.products, catalogue.groups)} pricing={catalogue.pricing} />
      ) : (
        <Filtered products={filterProducts(catalogue.products, filter)} pricing={catalogue.pricing} />
      )}
    </>
  );
}

function Filtered({ products, pricing }: Pick<Parameters<typeof ProductGrid>[0], 'products' | 'pricing'>) {
  return (
    <>
      <Count role="status">{products.length} producto(s) encontrado(s)</Count>
      {products.length > 0 ? (
        <>
          <VisuallyHidden as="h2">Productos encontrados</VisuallyHidden>
          <ProductGrid products={products} pricing={pricing} columns={4} eagerCount={4} priority />
        </>
      ) : (
        <EmptyState
          title="No se encontraron productos"
          action={
            <ButtonLink to="/productos" variant="primary">
              Ver todos los productos
            </ButtonLink>
          }
        >
          Prueba con otra palabra o escoge una categoría.
        </EmptyState>
      )}
    </>
  );
}

const Spaced = styled.div`
  padding-top: clamp(28px, 4vw, 48px);
`;

const Count = styled.p`
  padding-block: clamp(20px, 3vw, 32px) 20px;
  color: var(--ink-soft);
`;
