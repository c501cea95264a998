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

/** The endpoints of the catalogue. */
export const catalogueApi = catalogueGenerated;

export const { useListProductsQuery, useListProductGroupsQuery, useGetProductQuery, useGetPricingQuery } = catalogueApi;
