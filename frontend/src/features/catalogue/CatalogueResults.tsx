import { lazy, Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import type { Elements } from '../../shared/lib/elements';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { lazyVisible } from '../../shared/lib/lazy-hydrate';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { alsoInGroup, type CatalogueFilter, categoryLabel, filterProducts, groupProducts } from './catalogue-filter';
import { type CatalogueView, viewed } from './catalogue-view';
import { CatalogueGroups } from './CatalogueGroups';
import { CatalogueNotice } from './CatalogueNotice';
import { CatalogueEmpty, CatalogueFailed } from './CatalogueStates';
import { findsKit } from './kit-search';
import { ProductGrid } from './ProductGrid';
import { ProductGridSkeleton } from './ProductGridSkeleton';
import type { Catalogue } from './use-catalogue';
import { ViewControls } from './ViewControls';

const NoResults = lazyVisible(() => import('./NoResults'));
const KitResult = lazyVisible(() => import('./KitResult'));
/** Only on a page that a search opened. */
const MeantInSearch = lazy(() => importWithRetry(() => import('./MeantInSearch')));

interface CatalogueResultsProps {
  catalogue: Catalogue;
  filter: CatalogueFilter;
  view: CatalogueView;
}

/** Content of the catalogue page below its filters, in every state. */
export function CatalogueResults({ catalogue, filter, view }: CatalogueResultsProps) {
  const { products, pricing, groups } = catalogue;
  const searched = useSearched();
  const isViewed = view.sort !== undefined || view.colour !== undefined;
  const filtered = products.length > 0 && (filter.kind !== 'none' || isViewed);
  const inView = (some: readonly ProductDto[]) => (pricing ? viewed(some, view, pricing) : [...some]);
  const matching = filterProducts(products, filter);
  const found = inView(matching);
  const also = filter.kind === 'category' ? inView(alsoInGroup(filter.value, matching, products, groups)) : [];
  const kit = view.colour ? undefined : matchingKit(filter, catalogue);
  return (
    <>
      {catalogue.status === 'fallback' && (
        <Spaced>
          <CatalogueNotice retry={catalogue.retry} />
        </Spaced>
      )}
      {filter.kind === 'category' && pricing && searched && (
        <Suspense fallback={null}>
          <MeantInSearch
            text={searched}
            category={filter.value}
            shown={[...matching, ...also]}
            products={products}
            pricing={pricing}
          />
        </Suspense>
      )}
      {products.length > 0 && pricing && <ViewControls view={view} products={products} pricing={pricing} />}
      <Count role="status">{filtered && `${found.length + (kit ? 1 : 0)} producto(s) encontrado(s)`}</Count>
      {kit && <KitResult kit={kit} />}
      {!(filtered && pricing) && <Everything catalogue={catalogue} />}
      {filtered && pricing && found.length > 0 && <Found products={found} pricing={pricing} colour={view.colour} />}
      {filtered && pricing && also.length > 0 && (
        <Also title={`También en ${categoryLabel((filter as { value: string }).value, products)}`}>
          <ProductGrid products={also} pricing={pricing} columns={4} colour={view.colour} />
        </Also>
      )}
      {filtered && pricing && found.length === 0 && also.length === 0 && !kit && (
        <NoResults text={textOf(filter)} pricing={pricing} />
      )}
    </>
  );
}

/** The text of the search that opened this page; empty for every other way to it. */
function useSearched(): string {
  const state = useLocation().state as { searched?: unknown } | null;
  // The state of an entry outlives a reload, of which the server knows nothing.
  const isHydrated = useHydrated();
  return isHydrated && typeof state?.searched === 'string' ? state.searched : '';
}

/** Returns the kit when the search matches it. */
function matchingKit(filter: CatalogueFilter, { products, pricing }: Catalogue) {
  if (filter.kind !== 'search' || !pricing) return undefined;
  return findsKit(filter.text, products, pricing) ? pricing.kit : undefined;
}

function textOf(filter: CatalogueFilter): string {
  return filter.kind === 'search' ? filter.text : filter.kind === 'category' ? filter.value : '';
}

interface FoundProps {
  products: ProductDto[];
  pricing: PricingDto;
  /** The colour that was asked for. */
  colour: string | undefined;
}

function Found({ products, pricing, colour }: FoundProps) {
  return (
    <>
      <VisuallyHidden as="h2">Productos encontrados</VisuallyHidden>
      <ProductGrid products={products} pricing={pricing} columns={4} eagerCount={4} priority colour={colour} />
    </>
  );
}

/** Products that the whole catalogue shows under the heading of this category. */
function Also({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <AlsoSection aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </AlsoSection>
  );
}

function Everything({ catalogue }: { catalogue: Catalogue }) {
  const { status, products, groups, pricing, retry } = catalogue;
  if (status === 'loading') return <ProductGridSkeleton columns={4} />;
  if (status === 'error') return <CatalogueFailed retry={retry} />;
  if (products.length === 0) return <CatalogueEmpty />;
  return <CatalogueGroups groups={groupProducts(products, groups)} pricing={pricing} />;
}

const AlsoSection = styled.section`
  margin-top: var(--space-40);
  h2 {
    margin-bottom: var(--space-20);
    font-size: var(--font-size-3);
  }
`;

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
