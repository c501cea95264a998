import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { catalogueGenerated, type ProductDto as ServedProduct } from './catalogue.gen';

export type {
  AddOnDto,
  DeliveryDatesDto,
  KitDto,
  KitPieceDto,
  PricedChoiceDto,
  PricingDto,
  ProductGroupDto,
  ProductMeasuresDto,
  ProductPictureDto,
} from './catalogue.gen';

/** A product without the picture URLs in `variants`, which pages do not use and which would make each page heavier. */
export type ProductDto = Omit<ServedProduct, 'variants'> & { variants: Pick<ServedProduct['variants'], 'bordado'> };

type Served = DefinitionsFromApi<typeof catalogueGenerated>;
type Used = Omit<Served, 'listProducts' | 'getProduct'> & {
  listProducts: OverrideResultType<Served['listProducts'], ProductDto[]>;
  getProduct: OverrideResultType<Served['getProduct'], ProductDto>;
};

/** The endpoints of the catalogue. */
export const catalogueApi = catalogueGenerated.enhanceEndpoints<'catalogue', Used>({
  endpoints: {
    listProducts: { transformResponse: (products: ServedProduct[]) => products.map(asUsed) },
    getProduct: { transformResponse: asUsed },
  },
});

function asUsed({ variants, ...product }: ServedProduct): ProductDto {
  return { ...product, variants: { bordado: variants.bordado } };
}

/** Query of the first products of the catalogue, which the home page shows: as fast however long the catalogue is. */
export const FEATURED_PRODUCTS = { limit: 6 };

export const { useListProductsQuery, useListProductGroupsQuery, useGetProductQuery, useGetPricingQuery } = catalogueApi;
