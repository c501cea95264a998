import { catalogueGenerated } from './catalogue.gen';

export type {
  AddOnDto,
  DeliveryDatesDto,
  KitDto,
  KitPieceDto,
  PricedChoiceDto,
  PricingDto,
  ProductDto,
  ProductGroupDto,
  ProductPictureDto,
} from './catalogue.gen';

/** Door to the catalogue's calls. */
export const catalogueApi = catalogueGenerated;

export const { useListProductsQuery, useListProductGroupsQuery, useGetProductQuery, useGetPricingQuery } = catalogueApi;
