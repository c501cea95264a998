import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { type CatalogueFilter, filterProducts, groupProducts } from './catalogue-filter';
import { CatalogueGroups } from './CatalogueGroups';
import { CatalogueNotice } from './CatalogueNotice';
import { CatalogueEmpty, CatalogueFailed } from './CatalogueStates';
import { findsKit } from './kit-search';
import { ProductGrid } from './ProductGrid';
import { ProductGridSkeleton } from './ProductGridSkeleton';
import type { Catalogue } from './use-catalogue';

const NoResults = lazyVisible(() => import('./NoResults'));
const KitResult = lazyVisible(() => import('./KitResult'));

interface CatalogueResultsProps {
  catalogue: Catalogue;
  filter: CatalogueFilter;
}

/** Content of the catalogue page below its filters, in every state. */
export function CatalogueResults({ catalogue, filter }: CatalogueResultsProps) {
  const filtered = catalogue.products.length > 0 && filter.kind !== 'none';
  const found = filterProducts(catalogue.products, filter);
  const kit = matchingKit(filter, catalogue);
  return (
    <>
      {catalogue.status === 'fallback' && (
        <Spaced>
          <CatalogueNotice retry={catalogue.retry} />
        </Spaced>
      )}
      <Count role="status">{filtered && `${found.length + (kit ? 1 : 0)} producto(s) encontrado(s)`}</Count>
      {kit && <KitResult kit={kit} />}
      {!(filtered && catalogue.pricing) && <Everything catalogue={catalogue} />}
      {filtered && catalogue.pricing && found.length > 0 && <Found products={found} pricing={catalogue.pricing} />}
      {filtered && catalogue.pricing && found.length === 0 && !kit && (
        <NoResults text={filter.kind === 'search' ? filter.text : filter.value} pricing={catalogue.pricing} />
      )}
    </>
  );
}

/** Returns the kit when the search matches it. */
function matchingKit(filter: CatalogueFilter, { products, pricing }: Catalogue) {
  if (filter.kind !== 'search' || !pricing) return undefined;
  return findsKit(filter.text, products, pricing) ? pricing.kit : undefined;
}

function Found({ products, pricing }: { products: ProductDto[]; pricing: PricingDto }) {
  return (
    <>
      <VisuallyHidden as="h2">Productos encontrados</VisuallyHidden>
      <ProductGrid products={products} pricing={pricing} columns={4} eagerCount={4} priority />
    </>
  );
}

function Everything({ catalogue }: { catalogue: Catalogue }) {
  const { status, products, groups, pricing, retry } = catalogue;
  if (status === 'loading') return <ProductGridSkeleton columns={4} />;
  if (status === 'error') return <CatalogueFailed retry={retry} />;
  if (products.length === 0) return <CatalogueEmpty />;
  return <CatalogueGroups groups={groupProducts(products, groups)} pricing={pricing} />;
}

const Spaced = styled.div`
  padding-top: clamp(28px, 4vw, 48px);
`;

/** Rendered while empty too, because screen readers announce changes of existing live regions only. */
const Count = styled.p`
  min-height: clamp(28px, 4vw, 48px);
  padding-block: clamp(20px, 3vw, 32px) var(--space-20);
  color: var(--text-soft);
  &:empty {
    padding: 0;
  }
`;
