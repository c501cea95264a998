import { type ProductDto, useListProductsQuery } from '../../api/catalogue.api';

/** Products that are offered where a search found none. */
const SHOWN = 4;

interface Nearest {
  products: readonly ProductDto[];
  /** Spelled alike; otherwise the first of the catalogue. */
  alike: boolean;
}

/** The nearest products to a search without results, despite typing mistakes; empty while loading. */
export function useNearest(text: string): Nearest {
  const { currentData, isError } = useListProductsQuery({ search: text, limit: SHOWN });
  const { data: all = [] } = useListProductsQuery({});
  if (currentData && currentData.length > 0) return { products: currentData, alike: true };
  return { products: currentData || isError ? all.slice(0, SHOWN) : [], alike: false };
}
