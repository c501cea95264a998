import {
  type ProductDto,
  type ProductGroupDto,
  useGetPricingQuery,
  useListProductGroupsQuery,
  useListProductsQuery,
} from '../../api/catalogue.api';
import { isServerAway } from '../../api/api-error';
import { type CatalogueData, useFallbackCatalogueQuery } from './fallback.api';

/** Lists stay empty so that a page can show its frame before it knows more. */
interface Absent<Status> {
  status: Status;
  products: ProductDto[];
  groups: ProductGroupDto[];
  pricing?: undefined;
}

interface Present extends CatalogueData {
  /** `fallback`: the server is away and this is the fallback catalogue; the page says so. */
  status: 'ready' | 'fallback';
}

export type Catalogue = (Absent<'loading'> | Absent<'error'> | Present) & {
  /** Asks the server again for what failed. */
  retry: () => void;
};

/** The whole catalogue: the server's, or the fallback one while the server is away. */
export function useCatalogue(): Catalogue {
  const products = useListProductsQuery({});
  const groups = useListProductGroupsQuery();
  const pricing = useGetPricingQuery();
  const queries = [products, groups, pricing];
  const fallback = useFallbackCatalogueQuery(undefined, { skip: !queries.some(({ error }) => isServerAway(error)) });

  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch();
  };
  if (products.data && groups.data && pricing.data) {
    return { status: 'ready', products: products.data, groups: groups.data, pricing: pricing.data, retry };
  }
  if (fallback.currentData) return { status: 'fallback', ...fallback.currentData, retry };
  const failed = fallback.isError || (fallback.isUninitialized && queries.some(({ error }) => error));
  return { status: failed ? 'error' : 'loading', products: [], groups: [], retry };
}
