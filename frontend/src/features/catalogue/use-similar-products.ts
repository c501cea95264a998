import { ALL_PRODUCTS, type ProductDto, useListProductsQuery } from '../../api/catalogue.api';

/** Number of products offered when a search has no results. */
const SHOWN = 4;

interface SimilarProducts {
  products: readonly ProductDto[];
  /** True for a similar spelling, false for the first products of the catalogue. */
  isSimilar: boolean;
}

/** Returns products with a spelling similar to a search; empty while loading. */
export function useSimilarProducts(text: string): SimilarProducts {
  const { currentData, isError } = useListProductsQuery({ search: text, limit: SHOWN });
  const { data: all = [] } = useListProductsQuery(ALL_PRODUCTS);
  if (currentData && currentData.length > 0) return { products: currentData, isSimilar: true };
  return { products: currentData || isError ? all.slice(0, SHOWN) : [], isSimilar: false };
}
