import { isServerUnreachable } from '../../api/api-error';
import {
  FEATURED_PRODUCTS,
  type ProductDto,
  type ProductGroupDto,
  useGetPricingQuery,
  useListProductGroupsQuery,
  useListProductsQuery,
} from '../../api/catalogue.api';
import { type CatalogueData, useFallbackCatalogueQuery } from './fallback.api';

/** Lists are empty, so that pages can render their layout. */
interface Absent<Status> {
  status: Status;
  products: ProductDto[];
  groups: ProductGroupDto[];
  pricing?: undefined;
}

interface Present extends CatalogueData {
  /** `fallback`: the API is unavailable and the data are those of the fallback catalogue. */
  status: 'ready' | 'fallback';
}

export type Catalogue = (Absent<'loading'> | Absent<'error'> | Present) & {
  /** Retries failed requests. */
  retry: () => void;
};

/** Returns the catalogue of the API, or the fallback catalogue while the API is unavailable. */
export function useCatalogue(): Catalogue {
  return useProducts({}, true);
}

/** Returns the products of the home page, without groups; all products while the API is unavailable. */
export function useFeatured(): Catalogue {
  return useProducts(FEATURED_PRODUCTS, false);
}

function useProducts(list: { limit?: number }, isGrouped: boolean): Catalogue {
  const products = useListProductsQuery(list);
  const groups = useListProductGroupsQuery(undefined, { skip: !isGrouped });
  const pricing = useGetPricingQuery();
  const queries = [products, groups, pricing];
  const fallback = useFallbackCatalogueQuery(undefined, {
    skip: !queries.some(({ error }) => isServerUnreachable(error)),
  });

  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch();
  };
  if (products.data && pricing.data && (groups.data || !isGrouped)) {
    return { status: 'ready', products: products.data, groups: groups.data ?? [], pricing: pricing.data, retry };
  }
  if (fallback.currentData) return { status: 'fallback', ...fallback.currentData, retry };
  const failed = fallback.isError || (fallback.isUninitialized && queries.some(({ error }) => error));
  return { status: failed ? 'error' : 'loading', products: [], groups: [], retry };
}
