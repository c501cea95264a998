import { baseApi as api } from './base-api';
export const addTagTypes = ['designs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      keepDesign: build.mutation<KeepDesignApiResponse, KeepDesignApiArg>({
        query: (queryArg) => ({ url: `/api/designs`, method: 'POST', body: queryArg.designDto }),
        invalidatesTags: ['designs'],
      }),
      getDesign: build.query<GetDesignApiResponse, GetDesignApiArg>({
        query: (queryArg) => ({ url: `/api/designs/${encodeURIComponent(String(queryArg.code))}` }),
        providesTags: ['designs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as designsGenerated };
export type KeepDesignApiResponse = /** status 201  */ DesignAddressDto;
export type KeepDesignApiArg = {
  designDto: DesignDto;
};
export type GetDesignApiResponse = /** status 200 The design as it was kept, at the price of today. */ KeptDesignDto;
export type GetDesignApiArg = {
  /** The code from `POST /designs`. */
  code: string;
};
export type DesignAddressDto = {
  /** The same design always has the same code. */
  code: string;
  /** The page that opens the design, on any phone. */
  path: string;
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
export type DesignDto = {
  /** The name to embroider, at most 20 letters. */
  name: string;
  /** Ids of `addOns`. */
  addOns?: string[] | null;
  /** The keychain's text, at most 12 letters. */
  keychainText?: string | null;
  /** Id of `GET /products`; a product that can be embroidered. */
  productId: number;
  /** Id of `fontStyles`. */
  fontStyle?: string | null;
  /** Id of `fontSizes`. */
  fontSize?: string | null;
  /** Id of `fontColors`. */
  fontColor?: string | null;
  /** Id of `animalThemes`. */
  animalTheme?: string | null;
  /** Id of `bagColors`. */
  bagColor?: string | null;
  /** Id of `straps`. */
  strap?: string | null;
  /** False for a piece with the name alone: then `addOns` has `personalization`, and there is no motif. True when it is left out. */
  hasBordado?: boolean | null;
};
export type PriceLineDto = {
  /** Label that shoppers see. */
  label: string;
  /** Whole pesos; negative for a saving, 0 for an included choice. */
  amount: number;
};
export type KeptDesignDto = {
  /** Its code. */
  code: string;
  /** The page that opens it. */
  path: string;
  /** The stored design. */
  design: DesignDto;
  /** The product's name today. */
  productName: string;
  /** Whole pesos; the sum of `breakdown`. */
  price: number;
  /** Why it costs `price`. */
  breakdown: PriceLineDto[];
};
export const { useKeepDesignMutation, useGetDesignQuery } = injectedRtkApi;
