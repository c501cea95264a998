import { baseApi as api } from './base-api';
export const addTagTypes = ['payments'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      completePayment: build.mutation<CompletePaymentApiResponse, CompletePaymentApiArg>({
        query: (queryArg) => ({ url: `/api/payment/complete`, method: 'POST', body: queryArg.completePaymentDto }),
        invalidatesTags: ['payments'],
      }),
      completeExternalPayment: build.query<CompleteExternalPaymentApiResponse, CompleteExternalPaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/payment/complete-external`,
          method: 'POST',
          body: queryArg.completePaymentDto,
        }),
        providesTags: ['payments'],
      }),
      findPayment: build.mutation<FindPaymentApiResponse, FindPaymentApiArg>({
        query: (queryArg) => ({ url: `/api/payment/find`, method: 'POST', body: queryArg.findPaymentDto }),
        invalidatesTags: ['payments'],
      }),
      startOrderPayment: build.mutation<StartOrderPaymentApiResponse, StartOrderPaymentApiArg>({
        query: (queryArg) => ({ url: `/api/payment/order`, method: 'POST', body: queryArg.orderPaymentDto }),
        invalidatesTags: ['payments'],
      }),
      checkPayment: build.mutation<CheckPaymentApiResponse, CheckPaymentApiArg>({
        query: (queryArg) => ({ url: `/api/payments/check`, method: 'POST', body: queryArg.checkPaymentDto }),
        invalidatesTags: ['payments'],
      }),
      receivePaymentEvent: build.mutation<ReceivePaymentEventApiResponse, ReceivePaymentEventApiArg>({
        query: (queryArg) => ({
          url: `/api/wompi/events`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'X-Event-Checksum': queryArg['X-Event-Checksum'],
          },
        }),
        invalidatesTags: ['payments'],
      }),
      createWidgetConfig: build.mutation<CreateWidgetConfigApiResponse, CreateWidgetConfigApiArg>({
        query: (queryArg) => ({
          url: `/api/wompi/widget-config`,
          method: 'POST',
          body: queryArg.widgetConfigRequestDto,
        }),
        invalidatesTags: ['payments'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as paymentsGenerated };
export type CompletePaymentApiResponse =
  | /** status 200 The order that exists already. */ OrderDto
  | /** status 201 The new order. */ OrderDto
  | /** status 202 The bank has not decided yet: ask again. */ PendingPaymentDto;
export type CompletePaymentApiArg = {
  completePaymentDto: CompletePaymentDto;
};
export type CompleteExternalPaymentApiResponse =
  | /** status 200  */ ExternalCompletionDto
  | /** status 201 With a new order. */ ExternalCompletionDto
  | /** status 202 The bank has not decided yet: ask again. */ ExternalCompletionDto;
export type CompleteExternalPaymentApiArg = {
  completePaymentDto: CompletePaymentDto;
};
export type FindPaymentApiResponse = /** status 200  */ FoundPaymentDto;
export type FindPaymentApiArg = {
  findPaymentDto: FindPaymentDto;
};
export type StartOrderPaymentApiResponse = /** status 200  */ StartedOrderPaymentDto;
export type StartOrderPaymentApiArg = {
  orderPaymentDto: OrderPaymentDto;
};
export type CheckPaymentApiResponse = /** status 200  */ CheckedPaymentDto;
export type CheckPaymentApiArg = {
  checkPaymentDto: CheckPaymentDto;
};
export type ReceivePaymentEventApiResponse = unknown;
export type ReceivePaymentEventApiArg = {
  /** Stands in for a checksum that the body lacks. */
  'X-Event-Checksum'?: string;
  /** As the provider sends it. */
  body: object;
};
export type CreateWidgetConfigApiResponse = /** status 200  */ WidgetConfigAnswerDto;
export type CreateWidgetConfigApiArg = {
  widgetConfigRequestDto: WidgetConfigRequestDto;
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
export type DeliveryDatesDto = {
  /** Calendar date in Bogota. */
  earliest: string;
  /** Calendar date in Bogota. */
  latest: string;
};
export type Carrier =
  'servientrega' | 'coordinadora' | 'interrapidisimo' | 'envia' | 'deprisa' | 'tcc' | '472' | 'otra';
export type ShipmentDto = {
  /** The carrier of the parcel. */
  carrier: Carrier;
  /** The carrier's name. */
  carrierName: string;
  /** The tracking number; empty for none. */
  guide: string;
  /** Why the parcel left without a tracking number; empty for a parcel with one. */
  reason: string;
  /** The carrier's page about the parcel; null without a tracking number, or for a carrier without such a page. */
  trackingUrl: string | null;
  /** That page opens at the parcel; otherwise it may ask for the number of the guide. */
  opensParcel: boolean;
};
export type OrderShippingDto = {
  /** Street and number. */
  address: string;
  /** City or town. */
  city: string;
  /** Department of Colombia. */
  department: string;
  /** Empty for none. */
  postalCode: string;
};
export type InstalmentState = 'due' | 'waiting' | 'paid';
export type InstalmentDto = {
  /** `waiting`: it is asked for when the piece is finished, and may be paid before. */
  state: InstalmentState;
  /** Whole pesos. */
  amount: number;
  /** The reference that the customer writes into the transfer. */
  reference: string;
  /** Last day to pay it, a date in Bogota; null once it is paid, and while it is not asked for. */
  payBy: string | null;
  /** Time at which the payment was confirmed; null before. */
  paidAt: string | null;
};
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
export type NameablePieceDto = {
  /** Its position among the order's items, from 0. */
  position: number;
  /** The product's name when it was bought. */
  productName: string;
  /** Pieces that get this name. */
  quantity: number;
  /** The name that was added after the purchase; empty while it is missing, `•••` for callers who are not proven to be the customer. */
  name: string;
};
export type OrderDto = {
  /** Current status. */
  status: OrderStatus;
  /** Promised delivery, counted from the payment; null before it, under review, and for a cancelled or refunded order. */
  delivery: DeliveryDatesDto | null;
  /** Reason of the current review; null in every other status. */
  reviewReason: ('late_payment' | 'second_payment' | 'voided' | 'discount_over_limit' | 'contradicted') | null;
  /** How the parcel left; null before, and to strangers. */
  shipment: ShipmentDto | null;
  /** Random. */
  id: string;
  /** The number that customer and shop quote. */
  orderNumber: string;
  /** The payment provider's; null for a bank transfer. */
  transactionId: string | null;
  /** Id of the payment's transaction; null for a bank transfer. */
  reference: string | null;
  /** The amount charged, whole pesos. Shipping is paid on delivery and not included. */
  total: number;
  /** Whether there is no money to pay, because of its discount code. */
  isFree: boolean;
  /** Before the discount, whole pesos. */
  subtotal: number;
  /** The applied code, or null. */
  discountCode: string | null;
  /** Discount on `subtotal`, whole pesos. */
  discountAmount: number;
  /** Time of the order. */
  createdAt: string;
  /** `BANK_TRANSFER`, `FREE` for an order without money to pay, or as the provider names it: `CARD`, `PSE`, `NEQUI` … */
  paymentMethod: string;
  /** Masked for strangers, as all personal data. */
  customerName: string;
  /** Email for the mails of the order. */
  customerEmail: string;
  /** As typed; empty for none. */
  customerPhone: string;
  /** Null when the customer gave no address. */
  shipping: OrderShippingDto | null;
  /** True when every piece has the express service, because a parcel waits for its slowest piece. */
  isExpress: boolean;
  /** The parts of an order by transfer: one or two. Empty for any other payment, and after a cancellation or refund. */
  instalments: InstalmentDto[];
  /** The amount that can be paid now, whole pesos; 0 when nothing is owed and while a payment is in review. */
  amountDue: number;
  /** The amount that the customer paid and the shop received, without payments that were reversed; whole pesos, 0 for none. */
  paid: number;
  /** The amount that was given back, whole pesos. */
  refunded: number;
  /** Items of the order. */
  items: OrderItemDto[];
  /** Pieces whose name was left for later and can still be written, until they are made. */
  nameablePieces: NameablePieceDto[];
};
export type PendingPaymentDto = {
  /** Always PENDING. */
  status: string;
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
export type CompletePaymentDto = {
  /** As the provider names it. */
  transactionId: string;
  /** When given it must be the transaction's own. */
  reference?: string;
  /** Ignored: a session does not prove the payment. The cookie of the browser that paid does. */
  sessionId?: string;
  /** Not used, like the next three: the order has the data from the start of the payment. */
  customerEmail?: string;
  /** Not used. */
  customerName?: string;
  /** Not used. */
  customerPhone?: string;
  /** Not used: the amount charged is read from the provider. */
  amount?: number;
};
export type ExternalCompletionDto = {
  /** False while the bank has not decided yet. */
  success: boolean;
  /** Null while the bank has not decided yet. */
  order: OrderDto | null;
};
export type FoundPaymentDto = {
  /** Transaction to complete; null when no payment was or may yet be approved. */
  transactionId: string | null;
};
export type FindPaymentDto = {
  /** Reference under which the payment began. */
  reference: string;
};
export type StartedOrderPaymentDto = {
  /** The provider's page for the payment; it returns to `/payment-success`. */
  checkoutUrl: string;
  /** The amount charged, whole pesos. */
  amount: number;
};
export type OrderPaymentDto = {
  /** Email of the purchase; not needed in the browser that ordered, with the owner's account, and for staff. */
  email?: string;
  /** In any case, with or without its dash. */
  orderNumber: string;
};
export type CheckedPaymentDto = {
  /** `created`, `pending`, `failed`, `approved`, `voided`, `mismatch` or `expired`. */
  state: string;
};
export type CheckPaymentDto = {
  /** Reference of the payment. */
  reference: string;
};
export type PayerDto = {
  /** Email for the mails of the order. Case and surrounding blanks do not matter. */
  email: string;
  /** As typed, at most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code. */
  phone_number?: string | null;
  /** The country's. */
  phone_number_prefix?: string | null;
  /** At most 160 characters. */
  full_name: string;
};
export type PayerAddressDto = {
  /** At most 20 characters. */
  postal_code?: string | null;
  /** At most 30 characters. */
  phone_number?: string | null;
  /** At most 200 characters. */
  address_line_1: string;
  /** At most 80 characters. */
  city: string;
  /** The department, at most 80 characters. */
  region: string;
  /** The shop delivers in Colombia alone. */
  country?: string;
};
export type WidgetConfigDto = {
  /** The shop's public key at the provider. */
  publicKey: string;
  /** Always COP. */
  currency: string;
  /** The amount charged, in cents. */
  amountInCents: number;
  /** Reference of the shop to pay under; it reveals nothing. */
  reference: string;
  /** Proves amount, reference and expiry. */
  signature: string;
  /** URL to which the shopper returns. */
  redirectUrl: string;
  /** No payment may begin under this reference after it: 24 hours. Signed, too, so it must be passed on unchanged. */
  expirationTime: string;
  /** The provider's hosted page, for a browser in which its widget does not open. */
  checkoutUrl: string;
  /** The provider's script, which opens its page over the shop's. */
  widgetUrl: string;
  /** As sent, with the email in its normalised spelling. */
  customerData: PayerDto;
  /** As sent. */
  shippingAddress: PayerAddressDto | null;
};
export type WidgetConfigAnswerDto = {
  /** Errors carry `false`, and their message as `error`. */
  success: boolean;
  /** For the widget. */
  data: WidgetConfigDto;
};
export type TaxDto = {
  /** VAT in cents. */
  vat: number;
  /** Consumption tax in cents. */
  consumption: number;
};
export type WidgetConfigRequestDto = {
  /** The total in cents. The cart's own counts: a different one is refused. */
  amount_in_cents: number;
  /** Always COP. */
  currency: string;
  /** `SIGERIST-{session}-{milliseconds}-{5 characters}`: names the cart. The answer contains another one to pay under. */
  reference: string;
  /** The customer. */
  customer_data: PayerDto;
  /** Shipping address of the order. */
  shipping_address?: PayerAddressDto | null;
  /** URL to which the shopper returns; a URL of another site is replaced by the shop's own. */
  redirect_url?: string;
  /** Taxes included in the amount. Values other than 0 are rejected. */
  tax_in_cents?: TaxDto;
  /** Whether the treatment of data was accepted; its text version and time are stored. */
  dataConsent?: boolean;
};
export const {
  useCompletePaymentMutation,
  useCompleteExternalPaymentQuery,
  useFindPaymentMutation,
  useStartOrderPaymentMutation,
  useCheckPaymentMutation,
  useReceivePaymentEventMutation,
  useCreateWidgetConfigMutation,
} = injectedRtkApi;
