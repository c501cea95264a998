import { baseApi as api } from "./base-api";
export const addTagTypes = ["catalogue"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: () => ({ url: `/api/products` }),
        providesTags: ["catalogue"],
      }),
      listProductGroups: build.query<
        ListProductGroupsApiResponse,
        ListProductGroupsApiArg
      >({
        query: () => ({ url: `/api/product-groups` }),
        providesTags: ["catalogue"],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({ url: `/api/products/${queryArg.id}` }),
        providesTags: ["catalogue"],
      }),
      getPricing: build.query<GetPricingApiResponse, GetPricingApiArg>({
        query: () => ({ url: `/api/pricing` }),
        providesTags: ["catalogue"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as catalogueGenerated };
export type ListProductsApiResponse = /** status 200  */ ProductDto[];
export type ListProductsApiArg = void;
export type ListProductGroupsApiResponse = /** status 200  */ ProductGroupDto[];
export type ListProductGroupsApiArg = void;
export type GetProductApiResponse = /** status 200  */ ProductDto;
export type GetProductApiArg = {
  id: number;
};
export type GetPricingApiResponse = /** status 200  */ PricingDto;
export type GetPricingApiArg = void;
export type ProductVariantsDto = {
  /** Whether this product can be embroidered. */
  bordado: boolean;
  /** Front picture with an embroidered name; null when the product has no embroidery. */
  bordadoImageUrl: string | null;
  /** Front picture without embroidery. */
  blankImageUrl: string;
  /** Gallery without embroidery, front picture first. */
  galleryImages: string[];
  /** Gallery with embroidery, front picture first; empty when the product has no embroidery. */
  bordadoGalleryImages: string[];
  /** Close-up that shows the material, or null. */
  referenceImageUrl: string | null;
};
export type ProductDto = {
  /** Positive integer, never reused. */
  id: number;
  name: string;
  description: string;
  /** Base price with embroidery, in whole pesos (COP), taxes included. */
  price: number;
  category: string;
  /** Main picture. */
  imageUrl: string;
  /** False when it cannot be ordered now. */
  inStock: boolean;
  variants: ProductVariantsDto;
};
export type ProductGroupDto = {
  label: string;
  productIds: number[];
};
export type AddOnDto = {
  id: string;
  label: string;
  description: string;
  /** Whole pesos. */
  price: number;
  /** The text that this add-on needs, or null. */
  needs: ("name" | "keychainText") | null;
};
export type PricedChoiceDto = {
  id: string;
  label: string;
  /** Whole pesos added to the price; 0 when it is included. */
  surcharge: number;
};
export type PersonalisationLimitsDto = {
  /** Letters of the embroidered name. */
  name: number;
  /** Letters on the keychain. */
  keychain: number;
  /** Letters of the special request. */
  request: number;
  /** Pieces of one line. */
  quantity: number;
};
export type KitPieceDto = {
  name: string;
  /** Whole pesos. */
  price: number;
};
export type KitDto = {
  pieces: KitPieceDto[];
  /** Sum of the pieces, whole pesos. */
  total: number;
  discountPercent: number;
  /** Whole pesos taken off. */
  discountAmount: number;
  /** What the kit costs, whole pesos. */
  finalTotal: number;
  /** Accessories given with the kit. */
  freeAccessories: number;
};
export type DeliveryDto = {
  /** Regular shipping in whole pesos, about; paid on delivery and never part of a charged total. */
  shippingEstimate: number;
  /** Fewest and most business days of a regular order. */
  standardBusinessDays: number[];
  /** Fewest and most business days with express service. */
  expressBusinessDays: number[];
  /** Hours that the embroidery itself takes. */
  embroideryHours: number;
};
export type PricingDto = {
  /** Whole pesos saved on an embroiderable product that is ordered without embroidery. */
  embroideryRemovalSaving: number;
  addOns: AddOnDto[];
  fontStyles: PricedChoiceDto[];
  fontSizes: PricedChoiceDto[];
  fontColors: PricedChoiceDto[];
  animalThemes: PricedChoiceDto[];
  bagColors: PricedChoiceDto[];
  limits: PersonalisationLimitsDto;
  kit: KitDto;
  delivery: DeliveryDto;
};
export const {
  useListProductsQuery,
  useListProductGroupsQuery,
  useGetProductQuery,
  useGetPricingQuery,
} = injectedRtkApi;
