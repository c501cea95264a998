import { baseApi as api } from './base-api';
export const addTagTypes = ['cart'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addToCart: build.mutation<AddToCartApiResponse, AddToCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart`,
          method: 'POST',
          body: queryArg.addToCartDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cart'],
      }),
      addKit: build.mutation<AddKitApiResponse, AddKitApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/kits`,
          method: 'POST',
          body: queryArg.addKitDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cart'],
      }),
      setKitQuantity: build.mutation<SetKitQuantityApiResponse, SetKitQuantityApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/kits/${encodeURIComponent(String(queryArg.kitId))}`,
          method: 'PUT',
          body: queryArg.setQuantityDto,
        }),
        invalidatesTags: ['cart'],
      }),
      editKit: build.mutation<EditKitApiResponse, EditKitApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/kits/${encodeURIComponent(String(queryArg.kitId))}`,
          method: 'PATCH',
          body: queryArg.editKitDto,
        }),
        invalidatesTags: ['cart'],
      }),
      removeKit: build.mutation<RemoveKitApiResponse, RemoveKitApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/kits/${encodeURIComponent(String(queryArg.kitId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['cart'],
      }),
      clearCart: build.mutation<ClearCartApiResponse, ClearCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/session/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['cart'],
      }),
      restoreCartItems: build.mutation<RestoreCartItemsApiResponse, RestoreCartItemsApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/session/${encodeURIComponent(String(queryArg.sessionId))}/restore`,
          method: 'POST',
          body: queryArg.restoreItemsDto,
        }),
        invalidatesTags: ['cart'],
      }),
      setCartItemQuantity: build.mutation<SetCartItemQuantityApiResponse, SetCartItemQuantityApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.setQuantityDto,
        }),
        invalidatesTags: ['cart'],
      }),
      editCartItem: build.mutation<EditCartItemApiResponse, EditCartItemApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.editCartItemDto,
        }),
        invalidatesTags: ['cart'],
      }),
      removeCartItem: build.mutation<RemoveCartItemApiResponse, RemoveCartItemApiArg>({
        query: (queryArg) => ({ url: `/api/cart/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['cart'],
      }),
      getCart: build.query<GetCartApiResponse, GetCartApiArg>({
        query: (queryArg) => ({ url: `/api/cart/${encodeURIComponent(String(queryArg.sessionId))}` }),
        providesTags: ['cart'],
      }),
      applyDiscount: build.mutation<ApplyDiscountApiResponse, ApplyDiscountApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/${encodeURIComponent(String(queryArg.sessionId))}/discount`,
          method: 'PUT',
          body: queryArg.applyDiscountDto,
        }),
        invalidatesTags: ['cart'],
      }),
      removeDiscount: build.mutation<RemoveDiscountApiResponse, RemoveDiscountApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/${encodeURIComponent(String(queryArg.sessionId))}/discount`,
          method: 'DELETE',
        }),
        invalidatesTags: ['cart'],
      }),
      setCartExpress: build.mutation<SetCartExpressApiResponse, SetCartExpressApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/${encodeURIComponent(String(queryArg.sessionId))}/express`,
          method: 'PUT',
          body: queryArg.setExpressDto,
        }),
        invalidatesTags: ['cart'],
      }),
      getCartTotals: build.query<GetCartTotalsApiResponse, GetCartTotalsApiArg>({
        query: (queryArg) => ({ url: `/api/cart/${encodeURIComponent(String(queryArg.sessionId))}/totals` }),
        providesTags: ['cart'],
      }),
      listDiscountCodes: build.query<ListDiscountCodesApiResponse, ListDiscountCodesApiArg>({
        query: () => ({ url: `/api/discount-codes` }),
        providesTags: ['cart'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as cartGenerated };
export type AddToCartApiResponse =
  | /** status 200 The item that existed, with its quantity raised. */ CartItemDto
  | /** status 201 A new item. */ CartItemDto;
export type AddToCartApiArg = {
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  addToCartDto: AddToCartDto;
};
export type AddKitApiResponse =
  | /** status 200 The items that an earlier call with the same key added. */ CartItemDto[]
  | /** status 201 The items of the kit. */ CartItemDto[];
export type AddKitApiArg = {
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  addKitDto: AddKitDto;
};
export type SetKitQuantityApiResponse = /** status 200  */ CartItemDto[];
export type SetKitQuantityApiArg = {
  /** Random id that the items of a kit share. */
  kitId: string;
  setQuantityDto: SetQuantityDto;
};
export type EditKitApiResponse = /** status 200  */ CartItemDto[];
export type EditKitApiArg = {
  /** Random id that the items of a kit share. */
  kitId: string;
  editKitDto: EditKitDto;
};
export type RemoveKitApiResponse = unknown;
export type RemoveKitApiArg = {
  /** Random id that the items of a kit share. */
  kitId: string;
};
export type ClearCartApiResponse = unknown;
export type ClearCartApiArg = {
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. */
  sessionId: string;
};
export type RestoreCartItemsApiResponse = /** status 200 The items of the cart. */ CartItemDto[];
export type RestoreCartItemsApiArg = {
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. */
  sessionId: string;
  restoreItemsDto: RestoreItemsDto;
};
export type SetCartItemQuantityApiResponse = /** status 200  */ CartItemDto;
export type SetCartItemQuantityApiArg = {
  /** Random id of the item. */
  id: string;
  setQuantityDto: SetQuantityDto;
};
export type EditCartItemApiResponse = /** status 200  */ CartItemDto;
export type EditCartItemApiArg = {
  /** Random id of the item. */
  id: string;
  editCartItemDto: EditCartItemDto;
};
export type RemoveCartItemApiResponse = unknown;
export type RemoveCartItemApiArg = {
  /** Random id of the item. */
  id: string;
};
export type GetCartApiResponse = /** status 200  */ CartItemDto[];
export type GetCartApiArg = {
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. */
  sessionId: string;
};
export type ApplyDiscountApiResponse = /** status 200  */ CartTotalsDto;
export type ApplyDiscountApiArg = {
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. */
  sessionId: string;
  applyDiscountDto: ApplyDiscountDto;
};
export type RemoveDiscountApiResponse = /** status 200  */ CartTotalsDto;
export type RemoveDiscountApiArg = {
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. */
  sessionId: string;
};
export type SetCartExpressApiResponse = /** status 200  */ CartTotalsDto;
export type SetCartExpressApiArg = {
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. */
  sessionId: string;
  setExpressDto: SetExpressDto;
};
export type GetCartTotalsApiResponse = /** status 200  */ CartTotalsDto;
export type GetCartTotalsApiArg = {
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. */
  sessionId: string;
};
export type ListDiscountCodesApiResponse = /** status 200  */ DiscountCodeDto[];
export type ListDiscountCodesApiArg = void;
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
export type CartItemProductDto = {
  /** Id of `GET /products`. */
  id: number;
  /** Its name today. */
  name: string;
  /** Base price, whole pesos. */
  price: number;
  /** Main picture, a path from `/`. */
  imageUrl: string;
  /** False also when it was withdrawn. */
  inStock: boolean;
};
export type PriceLineDto = {
  /** Label that shoppers see. */
  label: string;
  /** Whole pesos; negative for a saving, 0 for an included choice. */
  amount: number;
};
export type CartItemDto = {
  /** Random; anyone who knows it can change the line. */
  id: string;
  /** Id of `GET /products`. */
  productId: number;
  /** The product's name when it was added. */
  name: string;
  /** Price of one piece, whole pesos, frozen when it was added or edited; the sum of `breakdown`. */
  price: number;
  /** Pieces, 1 to 99. */
  quantity: number;
  /** The cart that holds it. */
  sessionId: string;
  /** The embroidered name as typed; empty for none. */
  personalization: string;
  /** Ids of the chosen add-ons, as in `addOns` of `GET /pricing`. */
  addOns: string[];
  /** With a pompon. */
  addPompon: boolean;
  /** With a keychain that carries `keychainPersonalization`. */
  addPersonalizedKeychain: boolean;
  /** With a decorative bow. */
  addDecorativeBow: boolean;
  /** Another name of `addNameEmbroidery`. */
  addPersonalization: boolean;
  /** With the embroidered name as an add-on. */
  addNameEmbroidery: boolean;
  /** With the express service; `GET /pricing` has its business days. */
  expressService: boolean;
  /** False for a piece without embroidery. */
  hasBordado: boolean;
  /** The keychain's text as typed; empty for none. */
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
  /** What is seen on the piece, chosen or as in the photo; empty for a line that an earlier release stored. */
  shown: ShownChoiceDto[];
  /** Empty for none. */
  specialRequest: string;
  /** Shared by the pieces of one kit, which change together by `/cart/kits`; null for a piece that is bought alone. */
  kitId: string | null;
  /** Ids of `addOns` that are given with this piece of a kit. */
  kitGifts: string[];
  /** The product as the catalogue has it today. */
  product: CartItemProductDto;
  /** Why one piece costs `price`, always in the same order. */
  breakdown: PriceLineDto[];
  /** The price of one piece if it were added now, whole pesos: differs from `price` when prices changed since. Null
    when the product was withdrawn. */
  currentPrice: number | null;
  /** False when it cannot be ordered any more (withdrawn, out of stock): it blocks payment until it is removed. */
  available: boolean;
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
export type AddToCartDto = {
  /** The name to embroider, at most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .` */
  personalization?: string | null;
  /** Ids of `addOns` in `GET /pricing`, besides those that the next fields choose. */
  addOns?: string[] | null;
  /** The keychain's text, at most 12 letters. */
  keychainPersonalization?: string | null;
  /** Note for the workshop, at most 200 letters. */
  specialRequest?: string | null;
  /** 1 to 99. */
  quantity: number;
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. Anyone who knows it sees the cart. */
  sessionId: string;
  /** Id of `GET /products`. */
  productId: number;
  /** The name that the browser displayed; the cart keeps the catalogue's own. */
  name?: string;
  /** The price of one piece that the browser displayed, whole pesos. The shop computes and stores its own: compare it with
    the reply's `price`, and inform the shopper when they differ. */
  price: number;
  /** A pompon. */
  addPompon?: boolean | null;
  /** A keychain with a text of its own: needs `keychainPersonalization`. */
  addPersonalizedKeychain?: boolean | null;
  /** A decorative bow. */
  addDecorativeBow?: boolean | null;
  /** Another name of `addNameEmbroidery`: charged once if either is set. */
  addPersonalization?: boolean | null;
  /** The embroidered name as an add-on: needs `personalization`. */
  addNameEmbroidery?: boolean | null;
  /** With the express service; `GET /pricing` has its business days. */
  expressService?: boolean | null;
  /** With embroidery; left out, an embroiderable product has it. */
  hasBordado?: boolean | null;
  /** Lettering style: id of `fontStyles` in `GET /pricing`. */
  embroideryFont?: string | null;
  /** Thread: id of `fontColors`. */
  embroideryColor?: string | null;
  /** Size of the letters: id of `fontSizes`. */
  fontSize?: string | null;
  /** Motif: id of `animalThemes`. */
  animalTheme?: string | null;
  /** Bag: id of `bagColors`. */
  bagColor?: string | null;
  /** Woven strap: id of `straps`. */
  strap?: string | null;
};
export type KitPieceChoiceDto = {
  /** The name to embroider, at most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .` */
  personalization?: string | null;
  /** Ids of `addOns` in `GET /pricing`, besides those that the next fields choose. */
  addOns?: string[] | null;
  /** The keychain's text, at most 12 letters. */
  keychainPersonalization?: string | null;
  /** Note for the workshop, at most 200 letters. */
  specialRequest?: string | null;
  /** `productId` of a piece in `kit` of `GET /pricing`. */
  productId: number;
  /** A pompon. */
  addPompon?: boolean | null;
  /** A keychain with a text of its own: needs `keychainPersonalization`. */
  addPersonalizedKeychain?: boolean | null;
  /** A decorative bow. */
  addDecorativeBow?: boolean | null;
  /** Another name of `addNameEmbroidery`: charged once if either is set. */
  addPersonalization?: boolean | null;
  /** The embroidered name as an add-on: needs `personalization`. */
  addNameEmbroidery?: boolean | null;
  /** With the express service; `GET /pricing` has its business days. */
  expressService?: boolean | null;
  /** With embroidery; left out, an embroiderable product has it. */
  hasBordado?: boolean | null;
  /** Lettering style: id of `fontStyles` in `GET /pricing`. */
  embroideryFont?: string | null;
  /** Thread: id of `fontColors`. */
  embroideryColor?: string | null;
  /** Size of the letters: id of `fontSizes`. */
  fontSize?: string | null;
  /** Motif: id of `animalThemes`. */
  animalTheme?: string | null;
  /** Bag: id of `bagColors`. */
  bagColor?: string | null;
  /** Woven strap: id of `straps`. */
  strap?: string | null;
};
export type KitGiftDto = {
  /** The piece that it is made for. */
  productId: number;
  /** One of `kit.gifts` in `GET /pricing`; what it `needs` is sent with its piece. */
  addOn: string;
};
export type AddKitDto = {
  /** Every piece of the kit, each once. */
  pieces: KitPieceChoiceDto[];
  /** At most `kit.freeAccessories` of `GET /pricing`; left out or empty for none. */
  gifts?: KitGiftDto[] | null;
  /** Random and secret: 8 to 128 letters, digits, `_` or `-`. Anyone who knows it sees the cart. */
  sessionId: string;
  /** Number of identical kits, 1 to 99. */
  quantity: number;
};
export type SetQuantityDto = {
  /** 1 to 99. */
  quantity: number;
};
export type EditKitDto = {
  /** Every piece of the kit, each once. */
  pieces: KitPieceChoiceDto[];
  /** At most `kit.freeAccessories` of `GET /pricing`; left out or empty for none. */
  gifts?: KitGiftDto[] | null;
};
export type RestoreItemsDto = {
  /** Ids of items that were removed from this cart, 1 to 200. */
  ids: string[];
};
export type EditCartItemDto = {
  /** The name to embroider, at most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .` */
  personalization?: string | null;
  /** Ids of `addOns` in `GET /pricing`, besides those that the next fields choose. */
  addOns?: string[] | null;
  /** The keychain's text, at most 12 letters. */
  keychainPersonalization?: string | null;
  /** Note for the workshop, at most 200 letters. */
  specialRequest?: string | null;
  /** A pompon. */
  addPompon?: boolean | null;
  /** A keychain with a text of its own: needs `keychainPersonalization`. */
  addPersonalizedKeychain?: boolean | null;
  /** A decorative bow. */
  addDecorativeBow?: boolean | null;
  /** Another name of `addNameEmbroidery`: charged once if either is set. */
  addPersonalization?: boolean | null;
  /** The embroidered name as an add-on: needs `personalization`. */
  addNameEmbroidery?: boolean | null;
  /** With the express service; `GET /pricing` has its business days. */
  expressService?: boolean | null;
  /** With embroidery; left out, an embroiderable product has it. */
  hasBordado?: boolean | null;
  /** Lettering style: id of `fontStyles` in `GET /pricing`. */
  embroideryFont?: string | null;
  /** Thread: id of `fontColors`. */
  embroideryColor?: string | null;
  /** Size of the letters: id of `fontSizes`. */
  fontSize?: string | null;
  /** Motif: id of `animalThemes`. */
  animalTheme?: string | null;
  /** Bag: id of `bagColors`. */
  bagColor?: string | null;
  /** Woven strap: id of `straps`. */
  strap?: string | null;
};
export type DiscountNoticeDto = {
  /** Heading. */
  title: string;
  /** One sentence. */
  message: string;
};
export type CartTotalsDto = {
  /** In the order in which they were first added. */
  items: CartItemDto[];
  /** Sum of price times quantity, whole pesos. */
  total: number;
  /** The amount charged, whole pesos. */
  finalTotal: number;
  /** Pieces, not lines. */
  itemCount: number;
  /** True when every piece has the express service, because a parcel waits for its slowest piece. */
  isExpress: boolean;
  /** The code in force, or null. */
  discountCode: string | null;
  /** The code's own percentage; 0 without a code. */
  discountPercent: number;
  /** Taken off the total, whole pesos, rounded to the nearest. */
  discountAmount: number;
  /** Set while the cart has an expired code; null again after it is removed or replaced. */
  discountNotice: DiscountNoticeDto | null;
};
export type ApplyDiscountDto = {
  /** Case and surrounding blanks are ignored. */
  code?: string;
};
export type SetExpressDto = {
  /** True for every piece, false for none. */
  express: boolean;
};
export type DiscountCodeState = 'active' | 'scheduled' | 'used_up' | 'ended';
export type DiscountCodeDto = {
  /** `scheduled` before it begins, `used_up` at its limit, `ended` after its end or when it was switched off. */
  state: DiscountCodeState;
  /** In capitals. */
  code: string;
  /** Taken off the total; null for a code with an amount. */
  percent: number | null;
  /** Whole pesos taken off the total; null for a code with a percentage. */
  amount: number | null;
  /** From when it can be applied; null without a beginning. */
  from: string | null;
  /** Until when it can be applied; null without an end. */
  until: string | null;
  /** Orders that may use it; null without a limit. */
  totalLimit: number | null;
  /** Orders of one mailbox that may use it; null without a limit. */
  perCustomerLimit: number | null;
  /** Orders that were placed with it. */
  uses: number;
};
export const {
  useAddToCartMutation,
  useAddKitMutation,
  useSetKitQuantityMutation,
  useEditKitMutation,
  useRemoveKitMutation,
  useClearCartMutation,
  useRestoreCartItemsMutation,
  useSetCartItemQuantityMutation,
  useEditCartItemMutation,
  useRemoveCartItemMutation,
  useGetCartQuery,
  useApplyDiscountMutation,
  useRemoveDiscountMutation,
  useSetCartExpressMutation,
  useGetCartTotalsQuery,
  useListDiscountCodesQuery,
} = injectedRtkApi;
