import { baseApi as api } from './base-api';
export const addTagTypes = ['catalogue'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPricing: build.query<GetPricingApiResponse, GetPricingApiArg>({
        query: () => ({ url: `/api/pricing` }),
        providesTags: ['catalogue'],
      }),
      listProductGroups: build.query<ListProductGroupsApiResponse, ListProductGroupsApiArg>({
        query: () => ({ url: `/api/product-groups` }),
        providesTags: ['catalogue'],
      }),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/api/products`,
          params: {
            category: queryArg.category,
            search: queryArg.search,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['catalogue'],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({ url: `/api/products/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['catalogue'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as catalogueGenerated };
export type GetPricingApiResponse = /** status 200 Today's prices, limits and times. */ PricingDto;
export type GetPricingApiArg = void;
export type ListProductGroupsApiResponse =
  /** status 200 The headings in reading order; none is empty. */ ProductGroupDto[];
export type ListProductGroupsApiArg = void;
export type ListProductsApiResponse = /** status 200 The products that match, possibly none. */ ProductDto[];
export type ListProductsApiArg = {
  /** Only products whose name or category contains this text, ignoring accents and case.
    The shop itself uses `maleta`, `pañalera`, `cambiador`, `bolso`, `mochila`, `lonchera` and `organizador`.
    Takes precedence over `search`. */
  category?: string;
  /** Only products whose name, category or description matches, ignoring accents and case, with tolerance for plurals and one typing
    mistake, and for other words that people use, such as 'chupo' for the portachupeta. Only the first 200 characters count. */
  search?: string;
  /** Maximum number of products per page. The `Link` header has the URL of the next page, when there is one. */
  limit?: number;
  /** Start of the page, from the `Link` header of the previous page. */
  cursor?: string;
};
export type GetProductApiResponse = /** status 200 The product. */ ProductDto;
export type GetProductApiArg = {
  /** Positive integer. */
  id: number;
};
export type AddOnDto = {
  /** Stable; carts name it in `addOns`. */
  id: string;
  /** Label that shoppers see. */
  label: string;
  /** One line that explains it to shoppers. */
  description: string;
  /** Whole pesos. */
  price: number;
  /** The text that this add-on needs, or null. */
  needs: ('name' | 'keychainText') | null;
  /** The field of a cart's item that chooses it as well; null for one that only `addOns` names. */
  field: string | null;
  /** Whether it is not offered beside 'Con bordado'; an order that names it is charged all the same. */
  hiddenWithEmbroidery: boolean;
  /** Ids of the products that it is not offered on. */
  exceptProducts: number[];
};
export type PricedChoiceDto = {
  /** Id that carts and designs send. */
  id: string;
  /** Label that shoppers see. */
  label: string;
  /** Small print below the label; missing without one. */
  description?: string;
  /** Whole pesos added to the price; 0 when it is included. */
  surcharge: number;
};
export type UnofferedChoiceDto = {
  /** What it is about. */
  field: 'letter' | 'letterSize' | 'thread' | 'motif' | 'bagColour' | 'strap';
  /** As photo designs and bought pieces name it. */
  id: string;
  /** Label that shoppers see. */
  label: string;
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
export type PhotoDesignDto = {
  /** Lettering style. */
  letter: string;
  /** Lettering size. */
  letterSize: string;
  /** Thread. */
  thread: string;
  /** Motif; `none` without one. */
  motif: string;
  /** Colour of the piece. */
  bagColour: string;
  /** Woven strap; `none` for a piece that has none, so that none can be chosen. */
  strap: string;
};
export type KitPieceDto = {
  /** Name that shoppers see. */
  name: string;
  /** Whole pesos. */
  price: number;
  /** Its part of `discountAmount`, whole pesos; the parts of all pieces add up to it. */
  discount: number;
  /** Identifies the piece in `POST /cart/kits`. A piece that is sold only in the kit is not in `GET /products`. */
  productId: number;
  /** Price of its product without the name embroidery, whole pesos. */
  basePrice: number;
  /** Whether the name embroidery is part of its price: such a piece needs a name. */
  withName: boolean;
  /** Whether it can be embroidered. */
  embroiderable: boolean;
  /** Picture of the plain piece, a path from `/`. */
  imageUrl: string;
  /** What the pictures of its product show. */
  photoDesign: PhotoDesignDto;
  /** Length of its strap in centimetres; null when it is not known, and for a piece without one. */
  strapCm?: number | null;
  /** False when it cannot be ordered now, and so the kit neither. */
  inStock: boolean;
};
export type KitDto = {
  /** Pieces of the kit, in order. */
  pieces: KitPieceDto[];
  /** Sum of the pieces, whole pesos. */
  total: number;
  /** Taken off the sum, percent. */
  discountPercent: number;
  /** Whole pesos taken off. */
  discountAmount: number;
  /** The price of the kit, whole pesos. */
  finalTotal: number;
  /** Accessories given with the kit. */
  freeAccessories: number;
  /** Ids of the `addOns` that may be given with the kit. */
  gifts: string[];
};
export type ChristmasDto = {
  /** Of a regular order, a calendar date in Bogota; null when no day is left. */
  standardUntil: string | null;
  /** Of an express order. */
  expressUntil: string | null;
};
export type DeliveryDatesDto = {
  /** Calendar date in Bogota. */
  earliest: string;
  /** Calendar date in Bogota. */
  latest: string;
};
export type DeliveryDto = {
  /** Null except from 1 November to 14 December. */
  christmas: ChristmasDto | null;
  /** Regular shipping in whole pesos, about; paid on delivery and never part of a charged total. */
  shippingEstimate: number;
  /** Fewest and most business days of a regular order. */
  standardBusinessDays: number[];
  /** Fewest and most business days with express service. */
  expressBusinessDays: number[];
  /** Hours that the embroidery itself takes. */
  embroideryHours: number;
  /** Delivery of an order that is paid today. */
  standardDates: DeliveryDatesDto;
  /** Delivery of an express order that is paid today. */
  expressDates: DeliveryDatesDto;
};
export type PricingDto = {
  /** Whole pesos saved on an embroiderable product that is ordered without embroidery. */
  embroideryRemovalSaving: number;
  /** Text for shoppers beside the choice: it lists the contents of 'Con bordado'; empty for none. */
  embroideryDescription: string;
  /** Extras, in order. */
  addOns: AddOnDto[];
  /** Lettering styles, in order. */
  fontStyles: PricedChoiceDto[];
  /** Lettering sizes, in order. */
  fontSizes: PricedChoiceDto[];
  /** Thread colours, in order. */
  fontColors: PricedChoiceDto[];
  /** Embroidered motifs, in order. */
  animalThemes: PricedChoiceDto[];
  /** Colours of the bag, in order. */
  bagColors: PricedChoiceDto[];
  /** Woven straps, in order. */
  straps: PricedChoiceDto[];
  /** Options that cannot be chosen, to name what photos and bought pieces show. */
  unoffered: UnofferedChoiceDto[];
  /** Longest texts and largest quantity. */
  limits: PersonalisationLimitsDto;
  /** The luxury kit. */
  kit: KitDto;
  /** Times and shipping. */
  delivery: DeliveryDto;
};
export type ErrorDto = {
  /** The HTTP status, again. */
  statusCode: number;
  /** Stable machine-readable name of the error. */
  code: string;
  /** One Spanish sentence for the person. */
  message: string;
  /** Only where fields are at fault: field name to one sentence. */
  fields?: {
    [key: string]: string;
  };
  /** Equals the `X-Request-Id` header; quote it when you ask for help. */
  requestId: string;
};
export type ProductGroupDto = {
  /** Stable. */
  id: number;
  /** The heading. */
  label: string;
  /** Ids of `GET /products`, in order. */
  productIds: number[];
};
export type ProductPictureDto = {
  /** As `GET /media` names it. Its files are `/media/{id}-{width}.avif` and `.webp` in each of `widths`, and `/media/{id}-share.jpg`
    (1200 × 630) for link previews. */
  id: string;
  /** Alternative text; '' when it has none, and the product's name describes it. */
  alt: string;
  /** Whether it shows the product without embroidery: no name may be seen on it. */
  plain: boolean;
  /** Pixels of the original. */
  width: number;
  /** Pixels of the original. */
  height: number;
  /** Average colour, to show until the picture arrives. */
  colour: string;
  /** Widths in which it exists, ascending. */
  widths: number[];
};
export type ProductMeasuresDto = {
  /** Centimetres. */
  heightCm: number | null;
  /** Centimetres. */
  widthCm: number | null;
  /** Centimetres. */
  depthCm: number | null;
  /** Grams, empty. */
  weightG: number | null;
  /** Litres, with at most one decimal. */
  litres: number | null;
  /** Length of the strap in centimetres; null also for a piece without one. */
  strapCm: number | null;
  /** False while the measures are an estimate that the owner has not confirmed. */
  measured: boolean;
  /** What fits inside; possibly nothing. */
  fits: string[];
  /** Picture that shows it open; null when there is none. */
  openPicture: ProductPictureDto | null;
};
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
  /** Name that shoppers see. */
  name: string;
  /** A sentence or two for shoppers. */
  description: string;
  /** Base price with embroidery, in whole pesos (COP), taxes included. */
  price: number;
  /** The name of its category. */
  category: string;
  /** Main picture. */
  imageUrl: string;
  /** False when it cannot be ordered now. */
  inStock: boolean;
  /** All its pictures, in order; without embroidery only the `plain` ones are shown, with it the others. */
  pictures: ProductPictureDto[];
  /** What its pictures show. */
  photoDesign: PhotoDesignDto;
  /** Its measures and what fits inside; only in `GET /products/{id}`. */
  measures?: ProductMeasuresDto;
  /** URLs of its pictures, with and without embroidery. */
  variants: ProductVariantsDto;
};
export const { useGetPricingQuery, useListProductGroupsQuery, useListProductsQuery, useGetProductQuery } =
  injectedRtkApi;
