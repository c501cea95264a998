import { catalogueApi, type PricingDto, type ProductDto, type ProductGroupDto } from '../../api/catalogue.api';

/** The data of the catalogue pages. */
export interface CatalogueData {
  products: ProductDto[];
  groups: ProductGroupDto[];
  pricing: PricingDto;
}

const ADDRESS = '/fallback-catalogue.json';

/**
 * The last catalogue that the server could read (decisions, 46): a file beside the API, and the copy of it in the browser's cache when the
 * server is not reached. Never the catalogue of the build, whose prices may have changed.
 */
export const { useFallbackCatalogueQuery } = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    fallbackCatalogue: build.query<CatalogueData, void>({
      queryFn: async () => {
        const data = (await read('default')) ?? (await read('force-cache'));
        if (data) return { data };
        return { error: { status: 0, code: 'network', message: 'No pudimos leer el catálogo.', fields: {} } };
      },
    }),
  }),
});

async function read(cache: RequestCache): Promise<CatalogueData | undefined> {
  try {
    const answer = await fetch(new URL(ADDRESS, location.origin), { cache });
    return answer.ok ? ((await answer.json()) as CatalogueData) : undefined;
  } catch {
    return undefined;
  }
}
