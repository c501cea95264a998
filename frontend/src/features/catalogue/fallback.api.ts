import { catalogueApi, type PricingDto, type ProductDto, type ProductGroupDto } from '../../api/catalogue.api';

/** What the catalogue pages need, whoever provides it. */
export interface CatalogueData {
  products: ProductDto[];
  groups: ProductGroupDto[];
  pricing: PricingDto;
}

/** The built-in catalogue (storefront.md, section 2): a chunk of its own that only a server in trouble makes us load. */
export const { useFallbackCatalogueQuery } = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    fallbackCatalogue: build.query<CatalogueData, void>({
      // The generator writes what the API answers; a JSON module only knows that its ids are some strings.
      queryFn: async () => ({ data: (await import('./fallback-catalogue.gen.json')).default as CatalogueData }),
    }),
  }),
});
