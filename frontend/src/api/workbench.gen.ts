import { baseApi as api } from './base-api';
export const addTagTypes = ['workbench'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listWorkbenchOrders: build.query<ListWorkbenchOrdersApiResponse, ListWorkbenchOrdersApiArg>({
        query: () => ({ url: `/api/bench` }),
        providesTags: ['workbench'],
      }),
      pressAtWorkbench: build.mutation<PressAtWorkbenchApiResponse, PressAtWorkbenchApiArg>({
        query: (queryArg) => ({ url: `/api/bench/presses`, method: 'POST', body: queryArg.workbenchPressDto }),
        invalidatesTags: ['workbench'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as workbenchGenerated };
export type ListWorkbenchOrdersApiResponse = /** status 200  */ WorkbenchOrderDto[];
export type ListWorkbenchOrdersApiArg = void;
export type PressAtWorkbenchApiResponse = /** status 200  */ WorkbenchPieceDto;
export type PressAtWorkbenchApiArg = {
  workbenchPressDto: WorkbenchPressDto;
};
export type OrderStatus =
  | 'pending_transfer'
  | 'paid'
  | 'payment_review'
  | 'in_production'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refund_pending'
  | 'refunded';
export type ShownChoiceDto = {
  /** What it is about. */
  field: 'letter' | 'letterSize' | 'thread' | 'motif' | 'bagColour' | 'strap';
  /** Id of the option. */
  id: string;
  /** Its name on that day. */
  label: string;
  /** True when nothing was chosen, which costs nothing. */
  asInPhoto: boolean;
};
export type PriceLineDto = {
  /** Label that shoppers see. */
  label: string;
  /** Whole pesos; negative for a saving, 0 for an included choice. */
  amount: number;
};
export type OrderItemDto = {
  /** Id of `GET /products`. */
  productId: number;
  /** The product's name when it was bought. */
  name: string;
  /** Main picture, a path from `/`. */
  imageUrl: string;
  /** Pieces. */
  quantity: number;
  /** Price of one piece, whole pesos; the sum of `breakdown`. */
  price: number;
  /** The embroidered name; empty for none, `•••` for strangers, as the other texts. */
  personalization: string;
  /** False for a piece without embroidery. */
  hasBordado: boolean;
  /** With the embroidered name as an add-on. */
  addNameEmbroidery: boolean;
  /** Ids of the chosen add-ons, as in `addOns` of `GET /pricing`. */
  addOns: string[];
  /** Their names in the same order, as they were when the price was calculated. */
  addOnLabels: string[];
  /** With a pompon. */
  addPompon: boolean;
  /** With a keychain that carries `keychainPersonalization`. */
  addPersonalizedKeychain: boolean;
  /** With a decorative bow. */
  addDecorativeBow: boolean;
  /** With the express service. */
  expressService: boolean;
  /** The keychain's text; empty for none. */
  keychainPersonalization: string;
  /** Id of `fontStyles` in `GET /pricing`; null for as in the photo, as the next five. */
  embroideryFont: string | null;
  /** Id of `fontColors`. */
  embroideryColor: string | null;
  /** Id of `fontSizes`. */
  fontSize: string | null;
  /** Id of `animalThemes`. */
  animalTheme: string | null;
  /** Id of `bagColors`. */
  bagColor: string | null;
  /** Id of `straps`. */
  strap: string | null;
  /** What is seen on the piece, chosen or as in the photo of its day; empty for an order of an earlier release. */
  shown: ShownChoiceDto[];
  /** Special request of the customer; may be empty. */
  specialRequest: string;
  /** Shared by the pieces of one kit; null for a piece that was bought alone. It is not the `kitId` of the cart. */
  kitId: string | null;
  /** Price lines of one piece at the purchase; their sum is `price`. */
  breakdown: PriceLineDto[];
};
export type WorkbenchProblem = 'thread' | 'fabric' | 'text' | 'machine' | 'ask';
export type WorkbenchPieceDto = {
  /** When it was finished; null while it is not. */
  doneAt: string | null;
  /** Reason of an open problem; null for none. */
  problem: WorkbenchProblem | null;
  /** Position of the line among the order's items, from 0. */
  line: number;
  /** Index of the piece among the equal pieces of the line, from 0. */
  unit: number;
};
export type WorkbenchOrderDto = {
  /** `paid` or `in_production`. */
  status: OrderStatus;
  /** The last promised day, in Bogota; null for none. */
  dueOn: string | null;
  /** Id of the order. */
  id: string;
  /** Number of the order. */
  orderNumber: string;
  /** Made by the express service. */
  isExpress: boolean;
  /** The pieces to make. */
  items: OrderItemDto[];
  /** Each single piece. */
  pieces: WorkbenchPieceDto[];
  /** The newest notes for colleagues, the oldest first. */
  notes: string[];
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
export type WorkbenchPressKind = 'done' | 'undone' | 'problem' | 'solved';
export type WorkbenchPressDto = {
  /** Position of the line among the order's items, from 0. */
  line: number;
  /** Index of the piece among the equal pieces of the line, from 0. */
  unit: number;
  /** `solved` ends a problem, and so does `done`. */
  kind: WorkbenchPressKind;
  /** Reason of a problem. */
  reason?: WorkbenchProblem;
  /** Random, made by the tablet: the same press may be sent again. */
  id: string;
  /** Id of the order. */
  orderId: string;
};
export const { useListWorkbenchOrdersQuery, usePressAtWorkbenchMutation } = injectedRtkApi;
