import { baseApi as api } from './base-api';
export const addTagTypes = ['orders'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            status: queryArg.status,
            due: queryArg.due,
            express: queryArg.express,
            oldestFirst: queryArg.oldestFirst,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
            search: queryArg.search,
            from: queryArg['from'],
            before: queryArg.before,
          },
        }),
        providesTags: ['orders'],
      }),
      openOrderLink: build.mutation<OpenOrderLinkApiResponse, OpenOrderLinkApiArg>({
        query: (queryArg) => ({ url: `/api/orders/access`, method: 'POST', body: queryArg.orderAccessDto }),
        invalidatesTags: ['orders'],
      }),
      requestOrderLink: build.mutation<RequestOrderLinkApiResponse, RequestOrderLinkApiArg>({
        query: (queryArg) => ({ url: `/api/orders/access-links`, method: 'POST', body: queryArg.trackOrderDto }),
        invalidatesTags: ['orders'],
      }),
      orderByBankTransfer: build.mutation<OrderByBankTransferApiResponse, OrderByBankTransferApiArg>({
        query: (queryArg) => ({ url: `/api/orders/bank-transfer`, method: 'POST', body: queryArg.bankTransferDto }),
        invalidatesTags: ['orders'],
      }),
      correctOwnOrder: build.mutation<CorrectOwnOrderApiResponse, CorrectOwnOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/corrections`, method: 'POST', body: queryArg.correctOwnOrderDto }),
        invalidatesTags: ['orders'],
      }),
      countOrders: build.query<CountOrdersApiResponse, CountOrdersApiArg>({
        query: () => ({ url: `/api/orders/counts` }),
        providesTags: ['orders'],
      }),
      getOrderDetails: build.mutation<GetOrderDetailsApiResponse, GetOrderDetailsApiArg>({
        query: (queryArg) => ({ url: `/api/orders/details`, method: 'POST', body: queryArg.ownOrderDto }),
        invalidatesTags: ['orders'],
      }),
      exportOrders: build.query<ExportOrdersApiResponse, ExportOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/export`,
          params: {
            status: queryArg.status,
            due: queryArg.due,
            express: queryArg.express,
            oldestFirst: queryArg.oldestFirst,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
            search: queryArg.search,
            from: queryArg['from'],
            before: queryArg.before,
          },
        }),
        providesTags: ['orders'],
      }),
      listMyOrders: build.query<ListMyOrdersApiResponse, ListMyOrdersApiArg>({
        query: () => ({ url: `/api/orders/mine` }),
        providesTags: ['orders'],
      }),
      namePiece: build.mutation<NamePieceApiResponse, NamePieceApiArg>({
        query: (queryArg) => ({ url: `/api/orders/names`, method: 'POST', body: queryArg.namePieceDto }),
        invalidatesTags: ['orders'],
      }),
      getOwnOrder: build.query<GetOwnOrderApiResponse, GetOwnOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/own/${encodeURIComponent(String(queryArg.orderNumber))}` }),
        providesTags: ['orders'],
      }),
      summariseOrders: build.query<SummariseOrdersApiResponse, SummariseOrdersApiArg>({
        query: () => ({ url: `/api/orders/summary` }),
        providesTags: ['orders'],
      }),
      trackOrder: build.mutation<TrackOrderApiResponse, TrackOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/track`, method: 'POST', body: queryArg.trackOrderDto }),
        invalidatesTags: ['orders'],
      }),
      getOrderByTransaction: build.query<GetOrderByTransactionApiResponse, GetOrderByTransactionApiArg>({
        query: (queryArg) => ({ url: `/api/orders/transaction/${encodeURIComponent(String(queryArg.transactionId))}` }),
        providesTags: ['orders'],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['orders'],
      }),
      giveAllowance: build.mutation<GiveAllowanceApiResponse, GiveAllowanceApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/allowance`,
          method: 'POST',
          body: queryArg.giveAllowanceDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      requestBalance: build.mutation<RequestBalanceApiResponse, RequestBalanceApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/balance-request`,
          method: 'POST',
          body: queryArg.customerNoteDto,
        }),
        invalidatesTags: ['orders'],
      }),
      giveBankAccount: build.mutation<GiveBankAccountApiResponse, GiveBankAccountApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/bank-account`,
          method: 'POST',
        }),
        invalidatesTags: ['orders'],
      }),
      correctOrder: build.mutation<CorrectOrderApiResponse, CorrectOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/corrections`,
          method: 'POST',
          body: queryArg.correctOrderDto,
        }),
        invalidatesTags: ['orders'],
      }),
      resendOrderMail: build.mutation<ResendOrderMailApiResponse, ResendOrderMailApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/mail`, method: 'POST' }),
        invalidatesTags: ['orders'],
      }),
      nameOrderPiece: build.mutation<NameOrderPieceApiResponse, NameOrderPieceApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/names`,
          method: 'POST',
          body: queryArg.pieceNameDto,
        }),
        invalidatesTags: ['orders'],
      }),
      addStaffNote: build.mutation<AddStaffNoteApiResponse, AddStaffNoteApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/notes`,
          method: 'POST',
          body: queryArg.staffNoteTextDto,
        }),
        invalidatesTags: ['orders'],
      }),
      recordReceipt: build.mutation<RecordReceiptApiResponse, RecordReceiptApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/receipts`,
          method: 'POST',
          body: queryArg.receiptDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      reverseReceipt: build.mutation<ReverseReceiptApiResponse, ReverseReceiptApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/receipts/${encodeURIComponent(String(queryArg.entryId))}/reversal`,
          method: 'POST',
          body: queryArg.receiptReversalDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      listOrdersOfSamePieces: build.query<ListOrdersOfSamePiecesApiResponse, ListOrdersOfSamePiecesApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/same-pieces` }),
        providesTags: ['orders'],
      }),
      createShipment: build.mutation<CreateShipmentApiResponse, CreateShipmentApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/shipment`,
          method: 'POST',
          body: queryArg.shipOrderDto,
        }),
        invalidatesTags: ['orders'],
      }),
      changeOrderStatus: build.mutation<ChangeOrderStatusApiResponse, ChangeOrderStatusApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/status`,
          method: 'PATCH',
          body: queryArg.changeOrderStatusDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ordersGenerated };
export type ListOrdersApiResponse = /** status 200  */ OrderPageDto;
export type ListOrdersApiArg = {
  /** One or several statuses. */
  status?: OrderStatus[];
  /** Only orders whose last promised day is over, is over or today, or lies between today and Sunday; in Bogota. */
  due?: Due;
  /** Only express orders: every piece has the express service. */
  express?: boolean;
  /** The oldest first, for work that is due. */
  oldestFirst?: boolean;
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Orders on a page, 1 to 100. */
  limit?: number;
  /** In number, name, email, phone, transaction, guide or a name to embroider, or a whole reference; case, accents and the grouping of a
    phone's digits do not matter. Without three letters or digits in a row, only the newest 2,000 orders are searched. A whole
    order number, transaction id or reference finds that order alone, a whole phone (of Colombia with or without 57, of others with `+` or `00`) or email the orders that have it. */
  search?: string;
  /** Placed at this moment or later. */
  from?: string;
  /** Placed before this moment. */
  before?: string;
};
export type OpenOrderLinkApiResponse = /** status 200  */ OpenedOrderDto;
export type OpenOrderLinkApiArg = {
  orderAccessDto: OrderAccessDto;
};
export type RequestOrderLinkApiResponse = unknown;
export type RequestOrderLinkApiArg = {
  trackOrderDto: TrackOrderDto;
};
export type OrderByBankTransferApiResponse = /** status 201  */ BankTransferOrderDto;
export type OrderByBankTransferApiArg = {
  bankTransferDto: BankTransferDto;
};
export type CorrectOwnOrderApiResponse = /** status 200  */ OrderDetailsDto;
export type CorrectOwnOrderApiArg = {
  correctOwnOrderDto: CorrectOwnOrderDto;
};
export type CountOrdersApiResponse = /** status 200  */ OrderCountDto[];
export type CountOrdersApiArg = void;
export type GetOrderDetailsApiResponse = /** status 200  */ OrderDetailsDto;
export type GetOrderDetailsApiArg = {
  ownOrderDto: OwnOrderDto;
};
export type ExportOrdersApiResponse = /** status 200  */ Blob;
export type ExportOrdersApiArg = {
  /** One or several statuses. */
  status?: OrderStatus[];
  /** Only orders whose last promised day is over, is over or today, or lies between today and Sunday; in Bogota. */
  due?: Due;
  /** Only express orders: every piece has the express service. */
  express?: boolean;
  /** The oldest first, for work that is due. */
  oldestFirst?: boolean;
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Orders on a page, 1 to 100. */
  limit?: number;
  /** In number, name, email, phone, transaction, guide or a name to embroider, or a whole reference; case, accents and the grouping of a
    phone's digits do not matter. Without three letters or digits in a row, only the newest 2,000 orders are searched. A whole
    order number, transaction id or reference finds that order alone, a whole phone (of Colombia with or without 57, of others with `+` or `00`) or email the orders that have it. */
  search?: string;
  /** Placed at this moment or later. */
  from?: string;
  /** Placed before this moment. */
  before?: string;
};
export type ListMyOrdersApiResponse = /** status 200  */ OrderDto[];
export type ListMyOrdersApiArg = void;
export type NamePieceApiResponse = /** status 200  */ NameablePieceDto[];
export type NamePieceApiArg = {
  namePieceDto: NamePieceDto;
};
export type GetOwnOrderApiResponse = /** status 200  */ OrderDto;
export type GetOwnOrderApiArg = {
  /** In any case, with or without its dash. */
  orderNumber: string;
};
export type SummariseOrdersApiResponse = /** status 200  */ OrderSummaryDto;
export type SummariseOrdersApiArg = void;
export type TrackOrderApiResponse = /** status 200  */ TrackedOrderDto;
export type TrackOrderApiArg = {
  trackOrderDto: TrackOrderDto;
};
export type GetOrderByTransactionApiResponse = /** status 200  */ OrderDto;
export type GetOrderByTransactionApiArg = {
  /** As the payment provider names it. */
  transactionId: string;
};
export type GetOrderApiResponse = /** status 200  */ StaffOrderDto;
export type GetOrderApiArg = {
  /** Random id of the order. */
  id: string;
};
export type GiveAllowanceApiResponse = /** status 201  */ OrderMoneyDto;
export type GiveAllowanceApiArg = {
  /** Random id of the order. */
  id: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  giveAllowanceDto: GiveAllowanceDto;
};
export type RequestBalanceApiResponse = /** status 200  */ StaffOrderDto;
export type RequestBalanceApiArg = {
  /** Random id of the order. */
  id: string;
  customerNoteDto: CustomerNoteDto;
};
export type GiveBankAccountApiResponse = /** status 200  */ StaffOrderDto;
export type GiveBankAccountApiArg = {
  /** Random id of the order. */
  id: string;
};
export type CorrectOrderApiResponse = /** status 200  */ StaffOrderDto;
export type CorrectOrderApiArg = {
  /** Random id of the order. */
  id: string;
  correctOrderDto: CorrectOrderDto;
};
export type ResendOrderMailApiResponse = unknown;
export type ResendOrderMailApiArg = {
  /** Random id of the order. */
  id: string;
};
export type NameOrderPieceApiResponse = /** status 200  */ StaffOrderDto;
export type NameOrderPieceApiArg = {
  /** Random id of the order. */
  id: string;
  pieceNameDto: PieceNameDto;
};
export type AddStaffNoteApiResponse = /** status 200  */ StaffOrderDto;
export type AddStaffNoteApiArg = {
  /** Random id of the order. */
  id: string;
  staffNoteTextDto: StaffNoteTextDto;
};
export type RecordReceiptApiResponse = /** status 201  */ MoneyEntryDto;
export type RecordReceiptApiArg = {
  /** Random id of the order. */
  id: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  receiptDto: ReceiptDto;
};
export type ReverseReceiptApiResponse = /** status 201  */ MoneyEntryDto;
export type ReverseReceiptApiArg = {
  /** Random id of the order. */
  id: string;
  /** Id of the payment. */
  entryId: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  receiptReversalDto: ReceiptReversalDto;
};
export type ListOrdersOfSamePiecesApiResponse = /** status 200  */ StaffOrderDto[];
export type ListOrdersOfSamePiecesApiArg = {
  /** Random id of the order. */
  id: string;
};
export type CreateShipmentApiResponse = /** status 201  */ StaffOrderDto;
export type CreateShipmentApiArg = {
  /** Random id of the order. */
  id: string;
  shipOrderDto: ShipOrderDto;
};
export type ChangeOrderStatusApiResponse = /** status 200  */ StaffOrderDto;
export type ChangeOrderStatusApiArg = {
  /** Random id of the order. */
  id: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  changeOrderStatusDto: ChangeOrderStatusDto;
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
export type ConfirmedTransferDto = {
  /** The amount received, whole pesos. */
  amount: number;
  /** The bank's. */
  reference: string;
};
export type EntryKind = 'payment' | 'reversal' | 'refund' | 'payout' | 'fee';
export type MoneyCovers = 'order' | 'shipping' | 'none';
export type MoneyEntryDto = {
  /** `reversal`: a payment that the provider took back, or that was confirmed by mistake. */
  kind: EntryKind;
  /** `shipping`: what the customer paid the carrier on delivery and got back. */
  covers: MoneyCovers;
  /** Random. */
  id: string;
  /** When the shop recorded it. */
  at: string;
  /** When it moved, as the provider or the bank says. */
  movedAt: string;
  /** Whole pesos, positive for every kind. */
  amount: number;
  /** `BANK_TRANSFER`, the provider's name of a method, or the way of a refund. */
  method: string;
  /** The provider's transaction; null for money from bank to bank. */
  transactionId: string | null;
  /** The bank's reference, or that of an online payment; null for none. */
  reference: string | null;
  /** The payment that a reversal takes back; null for every other entry. */
  reverses: string | null;
  /** True for a payment that came without an order and was assigned to this one later; a correction removes it from the order again. */
  isGiven: boolean;
  /** `shop`, `provider`, or the email of a staff member. */
  actor: string;
  /** Why, for a correction; empty for none. */
  reason: string;
  /** A sentence about it; empty for none. */
  note: string;
};
export type AllowanceDto = {
  /** Whole pesos. */
  amount: number;
  /** Why. */
  reason: string;
  /** Email of the owner. */
  actor: string;
  /** Time of the decision. */
  at: string;
};
export type OrderMoneyDto = {
  /** What it costs, after the discount. */
  total: number;
  /** What the owner accepted less. */
  allowed: number;
  /** Payments, without those that were reversed. */
  received: number;
  /** What was given back. */
  returned: number;
  /** `received` less `returned`; negative after a payment was reversed of which a part had been given back. */
  held: number;
  /** What the customer still has to pay. */
  owed: number;
  /** The oldest first. */
  entries: MoneyEntryDto[];
  /** The oldest first. */
  allowances: AllowanceDto[];
};
export type ShownAccountDto = {
  /** The bank's name. */
  bank: string;
  /** Kind of account. */
  type: string;
  /** Number of the account. */
  number: string;
  /** Name of the account holder. */
  holder: string;
  /** The shop no longer uses it and the customer was mailed; `POST /orders/{id}/bank-account` gives them the one of now. */
  isWithdrawn: boolean;
};
export type OrderEvent =
  | 'balance_requested'
  | 'instalment_received'
  | 'receipt_corrected'
  | 'allowance_given'
  | 'payment_reminder'
  | 'payment_overdue'
  | 'shipment_corrected'
  | 'details_corrected'
  | 'account_withdrawn'
  | 'account_given';
export type ReceivedMoneyDto = {
  /** The amount received, whole pesos. */
  amount: number;
  /** The bank's. */
  reference: string;
  /** `BANK_TRANSFER`, or as the provider names an online payment of an instalment; the reference is its transaction then. */
  method: string;
};
export type CorrectedFieldKind = 'phone' | 'address' | 'name';
export type CorrectedFieldDto = {
  /** The kind of value. */
  field: CorrectedFieldKind;
  /** Position of the piece among the order's items, from 0; null unless `field` is `name`. */
  position: number | null;
  /** The value before. */
  before: string;
  /** The value since. */
  after: string;
};
export type OrderChangeDto = {
  /** The status that began. */
  status: OrderStatus;
  /** Reason of an automatic change; null for a change by a person. */
  reason: ('late_payment' | 'second_payment' | 'voided' | 'discount_over_limit' | 'contradicted') | null;
  /** Event that the status does not show; null for every other change. */
  event: OrderEvent | null;
  /** The money that this change confirmed; null for every other change. */
  received: ReceivedMoneyDto | null;
  /** How the parcel left with this change, or its correction; null for every other change. */
  shipment: ShipmentDto | null;
  /** `shop`, `provider`, or the email of a staff member. */
  actor: string;
  /** The fields that this change corrected; empty for every other change. */
  corrected: CorrectedFieldDto[];
  /** Time of this change. */
  at: string;
  /** The shop's message to the customer, such as the tracking number; empty for none. */
  note: string;
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
export type NamedPieceDto = {
  /** Its position among the order's items, from 0. */
  position: number;
  /** The product's name when it was bought. */
  productName: string;
  /** The name to embroider. */
  name: string;
};
export type OrderDetailsDto = {
  /** Null when the customer gave no address. */
  shipping: OrderShippingDto | null;
  /** For a correction of these data. */
  version: string;
  /** Whether they can still be corrected: until production begins. */
  isOpen: boolean;
  /** Empty for none. */
  phone: string;
  /** Pieces that were bought with a name. */
  names: NamedPieceDto[];
};
export type StaffNoteDto = {
  /** Never shown or mailed to the customer. */
  text: string;
  /** Time of writing. */
  at: string;
  /** Email of the author. */
  actor: string;
};
export type LaterNameDto = {
  /** Position of the piece among the order's items, from 0. */
  position: number;
  /** The name to embroider. */
  name: string;
  /** Time of writing. */
  at: string;
  /** `shopper`, or the email of a staff member. */
  actor: string;
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
export type StaffOrderDto = {
  /** Current status. */
  status: OrderStatus;
  /** Promised delivery, counted from the payment; null before it, under review, and for a cancelled or refunded order. */
  delivery: DeliveryDatesDto | null;
  /** Reason of the current review; null in every other status. */
  reviewReason: ('late_payment' | 'second_payment' | 'voided' | 'discount_over_limit' | 'contradicted') | null;
  /** How the parcel left; null before, and to strangers. */
  shipment: ShipmentDto | null;
  /** The statuses that staff may set; those of refunds follow from refunds. */
  nextStatuses: OrderStatus[];
  /** Those of `nextStatuses` that need `received`: no money of this order is known yet. */
  receivedFor: OrderStatus[];
  /** Sum of all confirmed transfers, with their references; `history` has authors and times. */
  received: ConfirmedTransferDto | null;
  /** What came, what was given back and what is owed, with each movement of money. */
  money: OrderMoneyDto;
  /** The account for transfers that the customer was shown; null for none. */
  bankAccount: ShownAccountDto | null;
  /** Accepted version of the terms; null for none. */
  consentVersion: string | null;
  /** The part of a begun order that is still to be paid, whole pesos; 0 for none. The order ships after it, or with an explanation. */
  balance: number;
  /** Whether `POST /orders/{id}/balance-request` is possible now. */
  canRequestBalance: boolean;
  /** The oldest first. */
  history: OrderChangeDto[];
  /** The details that can be corrected before the order is made. */
  details: OrderDetailsDto;
  /** Notes for colleagues, the oldest first. */
  staffNotes: StaffNoteDto[];
  /** Names that were written after the purchase, the oldest of each piece first. */
  laterNames: LaterNameDto[];
  /** The customer asked to erase the data, which stay until the last deadline: lists, and the page of a finished order, leave them out. */
  isRestricted: boolean;
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
export type OrderPageDto = {
  /** Orders that match the filter. */
  orders: StaffOrderDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
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
export type Due = 'overdue' | 'today' | 'week';
export type OpenedOrderDto = {
  /** The number that customer and shop quote. */
  orderNumber: string;
  /** The one of the purchase. */
  email: string;
};
export type OrderAccessDto = {
  /** The part of the link after `#acceso=`. */
  token: string;
};
export type TrackOrderDto = {
  /** The one of the purchase. */
  email: string;
  /** In any case, with or without its dash. */
  orderNumber: string;
};
export type BankAccountDto = {
  /** The bank's name. */
  bank: string;
  /** Kind of account. */
  type: string;
  /** Number of the account. */
  number: string;
  /** Name of the account holder. */
  holder: string;
  /** The shop no longer uses the account: pages ask not to transfer to it. */
  isWithdrawn: boolean;
  /** Opens a chat for the proof, with a draft that contains the order's number; null while the shop has no number for
    chats, and the proof goes to its email address. */
  proofUrl: string | null;
};
export type BankTransferOrderDto = {
  /** Current status. */
  status: OrderStatus;
  /** Promised delivery, counted from the payment; null before it, under review, and for a cancelled or refunded order. */
  delivery: DeliveryDatesDto | null;
  /** Reason of the current review; null in every other status. */
  reviewReason: ('late_payment' | 'second_payment' | 'voided' | 'discount_over_limit' | 'contradicted') | null;
  /** How the parcel left; null before, and to strangers. */
  shipment: ShipmentDto | null;
  /** Account for the transfer and link for its proof; null for an order without money to pay, which is `paid` at once. */
  bankTransfer: BankAccountDto | null;
  /** Until when the order keeps its use of a code with limits, which others may use up then; null for any other order. */
  codeKeptUntil: string | null;
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
export type CustomerDto = {
  /** Email for the mails of the order. Case and surrounding blanks do not matter. */
  email: string;
  /** At most 20 characters. */
  postalCode?: string | null;
  /** At most 160 characters. */
  name: string;
  /** As typed, at most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code. */
  phone: string;
  /** At most 200 characters. */
  address: string;
  /** At most 80 characters. */
  city: string;
  /** At most 80 characters. */
  department: string;
};
export type BankTransferDto = {
  /** Session id of the cart. */
  sessionId: string;
  /** The total that the browser shows, whole pesos. A cart with another total is refused with `order.total_changed`. */
  total?: number;
  /** 2 to pay half now and the rest when the order is finished, before it ships; 1, or nothing, to pay it whole. */
  instalments?: 1 | 2;
  /** Customer and shipping address. */
  customer: CustomerDto;
  /** Whether the treatment of data was accepted; its text version and time are stored. */
  dataConsent?: boolean;
};
export type CorrectedShippingDto = {
  /** At most 20 characters. */
  postalCode?: string | null;
  /** At most 200 characters. */
  address: string;
  /** At most 80 characters. */
  city: string;
  /** At most 80 characters. */
  department: string;
};
export type CorrectedNameDto = {
  /** `position` of a piece in `names` of the order's details. */
  position: number;
  /** At most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .` */
  name: string;
};
export type CorrectOwnOrderDto = {
  /** In any case, with or without its dash. */
  orderNumber: string;
  /** `version` of the data that the caller saw. The call is refused when they differ by now. */
  version: string;
  /** At most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code. */
  phone?: string;
  /** The whole new address. */
  shipping?: CorrectedShippingDto;
  /** New names of pieces that were bought with one. */
  names?: CorrectedNameDto[];
};
export type OrderCountDto = {
  /** Status of the orders. */
  status: OrderStatus;
  /** Orders in it, at least one; 1000 stands for that many or more. */
  orders: number;
};
export type OwnOrderDto = {
  /** In any case, with or without its dash. */
  orderNumber: string;
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
export type NamePieceDto = {
  /** In any case, with or without its dash. */
  orderNumber: string;
  /** `position` of `nameablePieces`. */
  position: number;
  /** At most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .` */
  name: string;
};
export type OrderSummaryDto = {
  /** Paid and unsent orders whose last promised day is over. */
  overdue: number;
  /** Those, and the ones whose last promised day is today. */
  today: number;
  /** Paid and unsent orders whose last promised day is between today and Sunday. */
  week: number;
};
export type OrderStepDto = {
  /** The status that began. */
  status: OrderStatus;
  /** Reason of an automatic change; null for a change by a person. */
  reason: ('late_payment' | 'second_payment' | 'voided' | 'discount_over_limit' | 'contradicted') | null;
  /** Event that the status does not show; null for every other change. */
  event: OrderEvent | null;
  /** Time of this change. */
  at: string;
  /** The shop's message to the customer, such as the tracking number; empty for none. */
  note: string;
};
export type TrackedOrderDto = {
  /** Current status. */
  status: OrderStatus;
  /** Null when the customer gave no address. */
  shipping: OrderShippingDto | null;
  /** Promised delivery, counted from the payment; null before it, under review, and for a cancelled or refunded order. */
  delivery: DeliveryDatesDto | null;
  /** Reason of the current review; null in every other status. */
  reviewReason: ('late_payment' | 'second_payment' | 'voided' | 'discount_over_limit' | 'contradicted') | null;
  /** Account for the transfer; null when nothing is owed, or while the shop has no account. */
  bankTransfer: BankAccountDto | null;
  /** How the parcel left; null before. */
  shipment: ShipmentDto | null;
  /** The number that customer and shop quote. */
  orderNumber: string;
  /** Whether this browser or account is proven to be the customer's, who may correct the order. */
  isOwn: boolean;
  /** Time of the order. */
  createdAt: string;
  /** The same as `isExpress`, under its name in the first release. */
  expressService: boolean;
  /** True when every piece has the express service. */
  isExpress: boolean;
  /** Its pieces; names, texts and requests are masked, empty ones stay empty. */
  items: OrderItemDto[];
  /** The amount charged, whole pesos. Shipping is paid on delivery and not included. */
  total: number;
  /** Before the discount, whole pesos. */
  subtotal: number;
  /** The applied code, or null. */
  discountCode: string | null;
  /** Discount on `subtotal`, whole pesos. */
  discountAmount: number;
  /** Of the recipient; first letters alone when masked. */
  customerName: string;
  /** As typed; empty for none. */
  customerPhone: string;
  /** Whether there is no money to pay, because of its discount code. */
  isFree: boolean;
  /** The parts of an order by transfer: one or two. Empty for any other payment, and after a cancellation or refund. */
  instalments: InstalmentDto[];
  /** The amount that can be paid now, whole pesos; 0 when nothing is owed and while a payment is in review. */
  amountDue: number;
  /** The amount that the customer paid and the shop received, without payments that were reversed; whole pesos, 0 for none. */
  paid: number;
  /** The amount that was given back, whole pesos. */
  refunded: number;
  /** The oldest first, without reminders. */
  history: OrderStepDto[];
  /** Pieces whose name was left for later and can still be written, until they are made. */
  nameablePieces: NameablePieceDto[];
};
export type GiveAllowanceDto = {
  /** Whole pesos, at most what the order owes. */
  amount: number;
  /** Why, at most 500 characters. */
  reason: string;
};
export type CustomerNoteDto = {
  /** At most 500 characters. */
  note?: string;
};
export type CorrectOrderDto = {
  /** `version` of the data that the caller saw. The call is refused when they differ by now. */
  version: string;
  /** At most 30 characters: 10 digits of Colombia, or of another country with `+` or `00` and its code. */
  phone?: string;
  /** The whole new address. */
  shipping?: CorrectedShippingDto;
  /** New names of pieces that were bought with one. */
  names?: CorrectedNameDto[];
};
export type PieceNameDto = {
  /** `position` of `nameablePieces`. */
  position: number;
  /** At most 20 letters: Latin letters with or without accents, digits, spaces and `- ' & .` */
  name: string;
};
export type StaffNoteTextDto = {
  /** At most 1000 characters. The customer never sees it. */
  text: string;
};
export type ReceiptDto = {
  /** Whole pesos: all of what is owed, a part of it, or more, up to twice the order's total. */
  amount: number;
  /** The shop receives Colombian pesos alone. */
  currency?: string;
  /** The bank's, at most 100 characters. */
  reference: string;
  /** When the bank says that it arrived: not in the future, and not before the order. Now by default. */
  movedAt?: string;
  /** For the customer's mail, at most 500 characters. */
  note?: string;
};
export type ReceiptReversalDto = {
  /** Why, at most 500 characters. Staff and books alone see it. */
  reason: string;
  /** Mails the customer that the order waits for its money again. */
  mail?: boolean;
};
export type ShipOrderDto = {
  /** The carrier of the parcel. */
  carrier: Carrier;
  /** The status that the caller saw. The call is refused when the order has another one by now. */
  from?: OrderStatus;
  /** Name of a carrier that is not in the list, at most 60 characters; ignored unless `carrier` is `otra`. */
  otherCarrier?: string;
  /** The tracking number: 4 to 30 letters, digits and dashes; blanks are dropped. Missing or empty with a `reason`. */
  guide?: string;
  /** Why the parcel leaves without a tracking number, at most 300 characters; the customer reads it. */
  reason?: string;
  /** The tracking number that the caller saw and corrects, empty for none. The call is refused when the order has another one by now. */
  replaces?: string;
  /** True when the order ships although its second instalment is missing; needs a note. */
  shipsUnpaid?: boolean;
  /** At most 500 characters. */
  note?: string;
};
export type ReceivedTransferDto = {
  /** The amount received, whole pesos. Another amount than the order's total needs a note that explains it. */
  amount: number;
  /** The bank's, at most 100 characters. */
  reference: string;
};
export type ChangeOrderStatusDto = {
  /** One of `nextStatuses`. */
  status: OrderStatus;
  /** The status that the caller saw. The change is refused when the order has another status by now. */
  from?: OrderStatus;
  /** Text for the customer's mail, such as the tracking number. */
  note?: string;
  /** True when the order is made although another one of the same pieces is open; needs a note. */
  besidesOthers?: boolean;
  /** True when the order ships although its second instalment is missing; needs a note. */
  shipsUnpaid?: boolean;
  /** The transfer that this change confirms; needed for the statuses in `receivedFor`. */
  received?: ReceivedTransferDto;
};
export const {
  useListOrdersQuery,
  useOpenOrderLinkMutation,
  useRequestOrderLinkMutation,
  useOrderByBankTransferMutation,
  useCorrectOwnOrderMutation,
  useCountOrdersQuery,
  useGetOrderDetailsMutation,
  useExportOrdersQuery,
  useListMyOrdersQuery,
  useNamePieceMutation,
  useGetOwnOrderQuery,
  useSummariseOrdersQuery,
  useTrackOrderMutation,
  useGetOrderByTransactionQuery,
  useGetOrderQuery,
  useGiveAllowanceMutation,
  useRequestBalanceMutation,
  useGiveBankAccountMutation,
  useCorrectOrderMutation,
  useResendOrderMailMutation,
  useNameOrderPieceMutation,
  useAddStaffNoteMutation,
  useRecordReceiptMutation,
  useReverseReceiptMutation,
  useListOrdersOfSamePiecesQuery,
  useCreateShipmentMutation,
  useChangeOrderStatusMutation,
} = injectedRtkApi;
