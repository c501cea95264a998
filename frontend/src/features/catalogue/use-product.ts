import {
  catalogueApi,
  type PricingDto,
  type ProductDto,
  useGetPricingQuery,
  useGetProductQuery,
} from '../../api/catalogue.api';
import { isServerAway } from '../../api/api-error';
import { useFallbackCatalogueQuery } from './fallback.api';

interface Present {
  /** `fallback`: the server is away and this comes from the fallback catalogue. */
  status: 'ready' | 'fallback';
  product: ProductDto;
  pricing: PricingDto;
}

export type ProductState = ({ status: 'loading' } | { status: 'not-found' } | { status: 'error' } | Present) & {
  /** Asks the server again for what failed. */
  retry: () => void;
};

/** One product. An undefined id is never asked for; a product of an already loaded list is not asked for twice. */
export function useProduct(id: number | undefined): ProductState {
  const { listed } = catalogueApi.endpoints.listProducts.useQueryState(
    {},
    { selectFromResult: ({ data }) => ({ listed: data?.find((product) => product.id === id) }) },
  );
  const detail = useGetProductQuery({ id: id ?? 0 }, { skip: id === undefined || listed !== undefined });
  const pricing = useGetPricingQuery();
  const away = isServerAway(detail.error) || isServerAway(pricing.error);
  const fallback = useFallbackCatalogueQuery(undefined, { skip: !away });

  const retry = () => {
    for (const query of [detail, pricing]) if (query.error) void query.refetch();
  };
  if (id === undefined || isUnknown(detail.error)) return { status: 'not-found', retry };

  const served = listed ?? detail.currentData;
  if (served && pricing.data) return { status: 'ready', product: served, pricing: pricing.data, retry };

  const saved = served ?? fallback.currentData?.products.find((product) => product.id === id);
  if (saved && fallback.currentData) {
    return { status: 'fallback', product: saved, pricing: pricing.data ?? fallback.currentData.pricing, retry };
  }
  const failed = away ? !fallback.isLoading && !fallback.isUninitialized : Boolean(detail.error ?? pricing.error);
  return { status: failed ? 'error' : 'loading', retry };
}

/** 400 is an id beyond what the API counts: no such product either. */
function isUnknown(error: Parameters<typeof isServerAway>[0]): boolean {
  return error !== undefined && 'status' in error && (error.status === 404 || error.status === 400);
}
