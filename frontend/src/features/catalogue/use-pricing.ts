import { isServerUnreachable } from '../../api/api-error';
import { type PricingDto, useGetPricingQuery } from '../../api/catalogue.api';
import { useFallbackCatalogueQuery } from './fallback.api';

export type Prices = ({ status: 'loading' | 'error' } | { status: 'ready' | 'fallback'; pricing: PricingDto }) & {
  retry: () => void;
};

/** Returns the prices of the API, or those of the fallback catalogue while the API is unavailable. */
export function usePricing(): Prices {
  const query = useGetPricingQuery();
  const fallback = useFallbackCatalogueQuery(undefined, { skip: !isServerUnreachable(query.error) });
  const retry = () => void query.refetch();
  if (query.data) return { status: 'ready', pricing: query.data, retry };
  if (fallback.currentData) return { status: 'fallback', pricing: fallback.currentData.pricing, retry };
  return { status: query.isError && (fallback.isError || fallback.isUninitialized) ? 'error' : 'loading', retry };
}
