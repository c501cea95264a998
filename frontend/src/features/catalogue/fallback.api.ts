import { catalogueApi, type PricingDto, type ProductDto, type ProductGroupDto } from '../../api/catalogue.api';

/** The data of the catalogue pages. */
export interface CatalogueData {
  products: ProductDto[];
  groups: ProductGroupDto[];
  pricing: PricingDto;
}

const PATH = '/fallback-catalogue.json';

/**
 * Reads the last catalogue that the server could load: a file served without the API or, offline, its copy in the
 * browser's cache. The catalogue of the build is not used, because its prices may be outdated.
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
    const answer = await fetch(new URL(PATH, location.origin), { cache });
    return answer.ok ? ((await answer.json()) as CatalogueData) : undefined;
  } catch {
    return undefined;
  }
}
