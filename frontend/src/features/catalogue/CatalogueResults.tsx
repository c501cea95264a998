import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { CatalogueGroups } from './CatalogueGroups';
import { CatalogueNotice } from './CatalogueNotice';
import { CatalogueEmpty, CatalogueFailed } from './CatalogueStates';
import { type CatalogueFilter, filterProducts, groupProducts } from './catalogue-filter';
import { findsKit } from './kit-search';
import { ProductGrid } from './ProductGrid';
import { ProductGridSkeleton } from './ProductGridSkeleton';
import type { Catalogue } from './use-catalogue';

const NothingFound = lazyVisible(() => import('./NothingFound'));
const KitFound = lazyVisible(() => import('./KitFound'));

interface CatalogueResultsProps {
  catalogue: Catalogue;
  filter: CatalogueFilter;
}

/** What the catalogue page shows below its filters, in every state (storefront.md, section 2). */
export function CatalogueResults({ catalogue, filter }: CatalogueResultsProps) {
  const filtered = catalogue.products.length > 0 && filter.kind !== 'none';
  const found = filterProducts(catalogue.products, filter);
  const kit = kitFoundBy(filter, catalogue);
  return (
    <>
      {catalogue.status === 'fallback' && (
        <Spaced>
          <CatalogueNotice retry={catalogue.retry} />
        </Spaced>
      )}
      <Count role="status">{filtered && `${found.length + (kit ? 1 : 0)} producto(s) encontrado(s)`}</Count>
      {kit && <KitFound kit={kit} />}
      {filtered && catalogue.pricing ? (
        found.length > 0 ? (
          <Found products={found} pricing={catalogue.pricing} />
        ) : kit ? null : (
          <NothingFound text={filter.kind === 'search' ? filter.text : filter.value} pricing={catalogue.pricing} />
        )
      ) : (
        <Everything catalogue={catalogue} />
      )}
    </>
  );
}

/** The kit, where the search asks for it. */
function kitFoundBy(filter: CatalogueFilter, { products, pricing }: Catalogue) {
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

/** There before it says something, so that a screen reader notices when it does. */
const Count = styled.p`
  min-height: clamp(28px, 4vw, 48px);
  padding-block: clamp(20px, 3vw, 32px) var(--space-20);
  color: var(--text-soft);
  &:empty {
    padding: 0;
  }
`;
