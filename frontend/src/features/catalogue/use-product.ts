import { type CallError, isServerUnreachable } from '../../api/api-error';
import {
  catalogueApi,
  FEATURED_PRODUCTS,
  type PricingDto,
  type ProductDto,
  useGetPricingQuery,
  useGetProductQuery,
} from '../../api/catalogue.api';
import { useFallbackCatalogueQuery } from './fallback.api';

interface Present {
  /** `fallback`: the API is unavailable and the data are those of the fallback catalogue. */
  status: 'ready' | 'fallback';
  product: ProductDto;
  pricing: PricingDto;
}

export type ProductState = ({ status: 'loading' } | { status: 'not-found' } | { status: 'error' } | Present) & {
  /** Retries failed requests. */
  retry: () => void;
};

/** Returns one product. An undefined id sends no request; a product of a loaded list is not requested again. */
export function useProduct(id: number | undefined): ProductState {
  const featured = useListed(FEATURED_PRODUCTS, id);
  const listed = useListed({}, id) ?? featured;
  const detail = useGetProductQuery({ id: id ?? 0 }, { skip: id === undefined || listed !== undefined });
  const pricing = useGetPricingQuery();
  const isUnreachable = isServerUnreachable(detail.error) || isServerUnreachable(pricing.error);
  const fallback = useFallbackCatalogueQuery(undefined, { skip: !isUnreachable });

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
  const failed = isUnreachable
    ? !fallback.isLoading && !fallback.isUninitialized
    : Boolean(detail.error ?? pricing.error);
  return { status: failed ? 'error' : 'loading', retry };
}

/** The product of a list that is loaded. */
function useListed(list: { limit?: number }, id: number | undefined): ProductDto | undefined {
  return catalogueApi.endpoints.listProducts.useQueryState(list, {
    selectFromResult: ({ data }) => ({ listed: data?.find((product) => product.id === id) }),
  }).listed;
}

/** The API returns 400 for an id out of range, which means not found too. */
function isUnknown(error: CallError | undefined): boolean {
  return error !== undefined && 'status' in error && (error.status === 404 || error.status === 400);
}
