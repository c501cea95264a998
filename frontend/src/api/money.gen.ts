import { baseApi as api } from './base-api';
export const addTagTypes = ['money'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEntries: build.query<ListEntriesApiResponse, ListEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/money/entries`,
          params: {
            kind: queryArg.kind,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
            from: queryArg['from'],
            to: queryArg.to,
            method: queryArg.method,
          },
        }),
        providesTags: ['money'],
      }),
      getMoneyMonth: build.query<GetMoneyMonthApiResponse, GetMoneyMonthApiArg>({
        query: (queryArg) => ({ url: `/api/money/months/${encodeURIComponent(String(queryArg.month))}` }),
        providesTags: ['money'],
      }),
      listOpenMoney: build.query<ListOpenMoneyApiResponse, ListOpenMoneyApiArg>({
        query: () => ({ url: `/api/money/open` }),
        providesTags: ['money'],
      }),
      decideOpenMoney: build.mutation<DecideOpenMoneyApiResponse, DecideOpenMoneyApiArg>({
        query: (queryArg) => ({
          url: `/api/money/open/${encodeURIComponent(String(queryArg.id))}/outcome`,
          method: 'POST',
          body: queryArg.decideOpenMoneyDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['money'],
      }),
      listOwingOrders: build.query<ListOwingOrdersApiResponse, ListOwingOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/money/owing`,
          params: {
            which: queryArg.which,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['money'],
      }),
      recordPayout: build.mutation<RecordPayoutApiResponse, RecordPayoutApiArg>({
        query: (queryArg) => ({
          url: `/api/money/payouts`,
          method: 'POST',
          body: queryArg.payoutDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['money'],
      }),
      listReconciliations: build.query<ListReconciliationsApiResponse, ListReconciliationsApiArg>({
        query: () => ({ url: `/api/money/reconciliations` }),
        providesTags: ['money'],
      }),
      askForReconciliation: build.mutation<AskForReconciliationApiResponse, AskForReconciliationApiArg>({
        query: (queryArg) => ({
          url: `/api/money/reconciliations`,
          method: 'POST',
          body: queryArg.askReconciliationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['money'],
      }),
      checkStatement: build.mutation<CheckStatementApiResponse, CheckStatementApiArg>({
        query: (queryArg) => ({ url: `/api/money/statements`, method: 'POST', body: queryArg.statementFileDto }),
        invalidatesTags: ['money'],
      }),
      getMoneySummary: build.query<GetMoneySummaryApiResponse, GetMoneySummaryApiArg>({
        query: () => ({ url: `/api/money/summary` }),
        providesTags: ['money'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as moneyGenerated };
export type ListEntriesApiResponse = /** status 200  */ EntryPageDto;
export type ListEntriesApiArg = {
  /** One or several kinds. */
  kind?: EntryKind[];
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Entries of a page, 50 without it. */
  limit?: number;
  /** First day on which the money moved, in Bogota. */
  from?: string;
  /** Last day on which the money moved, in Bogota. */
  to?: string;
  /** The method of the payment or of the refund. */
  method?: string;
};
export type GetMoneyMonthApiResponse = /** status 200  */ BookMonthDto;
export type GetMoneyMonthApiArg = {
  /** Year and month, in Bogota. */
  month: string;
};
export type ListOpenMoneyApiResponse = /** status 200  */ OpenMoneyListDto;
export type ListOpenMoneyApiArg = void;
export type DecideOpenMoneyApiResponse = /** status 200  */ DecidedMoneyDto;
export type DecideOpenMoneyApiArg = {
  /** Random id of the money. */
  id: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  decideOpenMoneyDto: DecideOpenMoneyDto;
};
export type ListOwingOrdersApiResponse = /** status 200  */ OwingPageDto;
export type ListOwingOrdersApiArg = {
  /** `waiting`: orders that wait for their transfer. `balance`: orders in the workshop or sent that owe the rest. */
  which: Owing;
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Orders of a page, 50 without it. */
  limit?: number;
};
export type RecordPayoutApiResponse = /** status 201  */ RecordedPayoutDto;
export type RecordPayoutApiArg = {
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  payoutDto: PayoutDto;
};
export type ListReconciliationsApiResponse = /** status 200  */ ReconciliationsDto;
export type ListReconciliationsApiArg = void;
export type AskForReconciliationApiResponse = /** status 202  */ ReconciliationDto;
export type AskForReconciliationApiArg = {
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  askReconciliationDto: AskReconciliationDto;
};
export type CheckStatementApiResponse = /** status 201  */ CheckedStatementDto;
export type CheckStatementApiArg = {
  statementFileDto: StatementFileDto;
};
export type GetMoneySummaryApiResponse = /** status 200  */ MoneySummaryDto;
export type GetMoneySummaryApiArg = void;
export type MethodSumDto = {
  /** `BANK_TRANSFER`, or as the provider names it. */
  method: string;
  /** Number of payments. */
  count: number;
  /** Whole pesos. */
  amount: number;
};
export type BookSumsDto = {
  /** Payments by method, the largest sum first. */
  payments: MethodSumDto[];
  /** All payments. */
  received: number;
  /** Payments that were taken back. */
  reversals: number;
  /** Refunds, without the shipping that was given back. */
  refunds: number;
  /** Shipping that was given back. */
  shippingReturned: number;
  /** What the provider kept. */
  fees: number;
  /** What the provider deposited; it is no income, because the payments that it consists of are. */
  payouts: number;
  /** `received` without `reversals`, `refunds`, `shippingReturned` and `fees`. */
  net: number;
};
export type EntryKind = 'payment' | 'reversal' | 'refund' | 'payout' | 'fee';
export type BookOrderDto = {
  /** Id of the order. */
  id: string;
  /** Number of the order. */
  number: string;
  /** Name of the customer; empty after erasure. */
  customer: string;
};
export type BookEntryDto = {
  /** `payment`: money came. `reversal`: a payment that was taken back. `refund`: given back. `payout` and `fee`: what the provider deposited and kept. */
  kind: EntryKind;
  /** Null for payouts and fees, and for money without a home. */
  order: BookOrderDto | null;
  /** Id of the entry. */
  id: string;
  /** When the shop recorded it. */
  at: string;
  /** When the money moved, as the provider or the bank says. */
  movedAt: string;
  /** Pesos, always positive. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Of the payment: `BANK_TRANSFER`, `CARD`, `PSE` …; of a refund its way. */
  method: string;
  /** Null for money from bank to bank. */
  provider: string | null;
  /** The provider's transaction; null for a transfer. */
  transactionId: string | null;
  /** The bank's reference; null for none, and after erasure. */
  reference: string | null;
  /** The payment that it takes back; null for every other entry. */
  reverses: string | null;
  /** `order`: the pieces. `shipping`: shipping that was given back. `none`: payouts and fees. */
  covers: 'order' | 'shipping' | 'none';
  /** `shop`, `provider`, or the email of a staff member. */
  actor: string;
  /** Why, as staff wrote it; empty for nothing. */
  reason: string;
  /** A sentence about it; empty for nothing. */
  note: string;
  /** What proves a refund; empty for nothing. */
  evidence: string;
  /** Who paid, as the provider says; empty for nothing. */
  payer: string;
  /** `amount` with its sign: negative for money that left, 0 for a payout or a fee. */
  gross: number;
  /** What the provider kept, whole pesos. */
  fee: number;
  /** `gross` without `fee`. */
  net: number;
};
export type EntryPageDto = {
  /** Sums of all entries of the filter, on its first page; null on the others. */
  sums: BookSumsDto | null;
  /** Entries that match the filter. */
  items: BookEntryDto[];
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
export type BookMonthDto = {
  /** Payments by method, the largest sum first. */
  payments: MethodSumDto[];
  /** All payments. */
  received: number;
  /** Payments that were taken back. */
  reversals: number;
  /** Refunds, without the shipping that was given back. */
  refunds: number;
  /** Shipping that was given back. */
  shippingReturned: number;
  /** What the provider kept. */
  fees: number;
  /** What the provider deposited; it is no income, because the payments that it consists of are. */
  payouts: number;
  /** `received` without `reversals`, `refunds`, `shippingReturned` and `fees`. */
  net: number;
  /** The month. */
  month: string;
  /** From the sixth day of the next month on: what is recorded later counts on its own day. */
  isClosed: boolean;
  /** Orders whose payment was accepted in the month, before discounts, whole pesos. */
  sales: number;
  /** Number of these orders. */
  salesOrders: number;
  /** What codes took off these orders. */
  discounts: number;
  /** What the owner accepted less in the month. */
  allowances: number;
  /** What is owed at the end of the month on orders that had been shipped or delivered. */
  receivables: number;
  /** Number of these orders. */
  receivableOrders: number;
  /** What the shop holds at the end of the month for orders that had not been delivered. */
  advances: number;
  /** Number of these orders. */
  advanceOrders: number;
  /** What the shop holds at the end of the month without an order. */
  withoutOrder: number;
};
export type OpenMoneyReason =
  | 'amount'
  | 'unknown_reference'
  | 'order_closed'
  | 'provider_differs'
  | 'undecided'
  | 'second_payment'
  | 'late_payment'
  | 'excess';
export type OpenMoneyPayerDto = {
  /** Empty when the provider does not tell it, as are the others. */
  name: string;
  /** Email. */
  email: string;
  /** Phone as the provider has it. */
  phone: string;
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
export type NamedOrderDto = {
  /** Status of the order. */
  status: OrderStatus;
  /** Id of the order. */
  id: string;
  /** Number of the order. */
  orderNumber: string;
  /** Name of the customer; empty after erasure. */
  customerName: string;
};
export type MoneyOutcome = 'order' | 'new_order' | 'give_back' | 'not_ours';
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
export type EarlierDecisionDto = {
  /** Null for a note of before there were outcomes. */
  outcome: MoneyOutcome | null;
  /** The order of the decision; null for none. */
  orderNumber: string | null;
  /** Email of the member of staff. */
  actor: string;
  /** The reason; empty for none. */
  note: string;
  /** Time of the decision. */
  at: string;
};
export type OpenMoneyDto = {
  /** `amount`: amount or currency differ from what was asked for. `unknown_reference`: no payment of the shop has its reference. `order_closed`:
    its order is being refunded, was refunded or erased. `provider_differs`: the provider contradicts the record. `second_payment`,
    `late_payment`: an order was made of it that waits. `excess`: an order received more than it costs, or ended with money in it. */
  reason: OpenMoneyReason;
  /** What was asked for, whole pesos; null when nothing was. */
  expectedAmount: number | null;
  /** Name of the provider, in whose panel staff find the payment; null for money of an order. */
  provider: string | null;
  /** As the provider names it; null for money of an order. */
  transactionId: string | null;
  /** Reference of the payment; null for none. */
  reference: string | null;
  /** `CARD`, `PSE`, `NEQUI` … as the provider names it, or `BANK_TRANSFER`; null when it names none. */
  method: string | null;
  /** The provider's status; null for money of an order. */
  status: string | null;
  /** The payer as the provider reports it; null when it reports none. */
  payer: OpenMoneyPayerDto | null;
  /** Who began the payment at the shop, or the customer of the order; null when unknown. */
  customer: OpenMoneyPayerDto | null;
  /** The order that it paid, was meant for or is in; null for none. */
  order: NamedOrderDto | null;
  /** What the provider says, in words; null for money of an order. */
  providerSays: string | null;
  /** The decisions that are possible. */
  outcomes: MoneyOutcome[];
  /** Name for a decision; another one each time that the money is listed. */
  id: string;
  /** What came, in units of the currency; with a fraction when the provider reports cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** When the money moved, as the provider says. */
  movedAt: string;
  /** When the shop learnt of it last. */
  listedAt: string;
  /** The newest orders of the payer, to which the money may belong; at most three. */
  candidates: NamedOrderDto[];
  /** Pieces that its payer wanted to buy; empty when they are not known. */
  items: OrderItemDto[];
  /** Earlier decisions, the oldest first. */
  decisions: EarlierDecisionDto[];
};
export type OpenMoneyListDto = {
  /** The newest first, at most 200. */
  items: OpenMoneyDto[];
};
export type RefundWay = 'card_void' | 'provider_panel' | 'bank_transfer';
export type RefundState = 'asked' | 'approved' | 'under_way' | 'failed' | 'done' | 'refused';
export type StartedRefundDto = {
  /** How. */
  way: RefundWay;
  /** `asked` waits for another owner, `approved` for the money to leave, `done` is proven. */
  state: RefundState;
  /** Id of the refund. */
  id: string;
  /** Whole pesos. */
  amount: number;
  /** Last day, a calendar date in Bogota. */
  dueOn: string;
};
export type DecidedMoneyDto = {
  /** The order that got the money, was made for it or is refunded; null for none. */
  order: NamedOrderDto | null;
  /** The refund by which it is given back, on the list of refunds until it has left; null for every other decision. */
  refund: StartedRefundDto | null;
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
export type LineByHandDto = {
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
  /** 1 to 99. */
  quantity: number;
};
export type OrderByHandDto = {
  /** Customer and shipping address. */
  customer: CustomerDto;
  /** 1 to 20 pieces. */
  lines: LineByHandDto[];
};
export type RefundReason = 'retracto' | 'garantia' | 'incumplimiento' | 'reversion' | 'cortesia';
export type OpenMoneyRefundDto = {
  /** Of money without an order by the provider's panel or a transfer. */
  way: RefundWay;
  /** Reason, which decides the last day; `cortesia` without one. */
  reason?: RefundReason;
  /** Id of the bank or the provider, at most 200 characters, when the money has left; without it the refund is still to be made. */
  evidence?: string;
  /** Whole pesos, for money of an order; without it all of it. */
  amount?: number;
};
export type DecideOpenMoneyDto = {
  /** `order`: it belongs to `orderId`. `new_order`: an order is made of what its payer wanted to buy, or of `order`. `give_back`: it is refunded
    as `refund` says. A field that another decision needs is refused. `not_ours`: it is not the shop's, or no longer there; `reason` says why. */
  kind: MoneyOutcome;
  /** The order that gets the money, for `order`. */
  orderId?: string;
  /** What is ordered, for `new_order` of money whose payer wanted something that the shop does not know. */
  order?: OrderByHandDto;
  /** How the money is given back, for `give_back`. */
  refund?: OpenMoneyRefundDto;
  /** Why, at most 500 characters; needed for `not_ours`. */
  reason?: string;
};
export type OwingOrderDto = {
  /** Status of the order. */
  status: OrderStatus;
  /** Time of the order. */
  createdAt: string;
  /** Its price, whole pesos. */
  total: number;
  /** What came, without what was taken back. */
  received: number;
  /** What is missing. */
  owed: number;
  /** Id of the order. */
  id: string;
  /** Number of the order. */
  number: string;
  /** Name of the customer; empty after erasure. */
  customer: string;
};
export type OrdersWithMoneyDto = {
  /** Number of orders or refunds. */
  orders: number;
  /** Whole pesos. */
  amount: number;
};
export type OwingPageDto = {
  /** A page of them. */
  items: OwingOrderDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
  /** All of them. */
  sum: OrdersWithMoneyDto;
};
export type Owing = 'waiting' | 'balance';
export type RecordedPayoutDto = {
  /** Ids of the payout, and of the fee when there is one. */
  entries: string[];
};
export type PayoutDto = {
  /** The provider; that of today without it. */
  provider?: 'wompi';
  /** Day of the deposit, in Bogota. */
  day: string;
  /** What arrived in the bank, whole pesos. */
  amount: number;
  /** What the provider kept, whole pesos; 0 for nothing. */
  fee: number;
  /** Number of the deposit, as the bank or the provider writes it. */
  reference: string;
};
export type ReconciliationState = 'waiting' | 'running' | 'done' | 'failed';
export type ReconciliationDto = {
  /** `waiting`: it begins within seconds. */
  state: ReconciliationState;
  /** When it ended; null before. */
  endedAt: string | null;
  /** Why it failed, for operators; null for none. */
  failure: string | null;
  /** Id of the run. */
  id: string;
  /** `shop` for the nightly run, or the email of an owner. */
  askedBy: string;
  /** When it was begun or asked for. */
  at: string;
  /** First day that was compared, in Bogota. */
  from: string;
  /** Last day that was compared, in Bogota. */
  to: string;
  /** Transactions that the provider listed, or that the shop has and the provider does not. */
  compared: number;
  /** Those that were equal on both sides. */
  equal: number;
  /** Those that differed: recorded by this run, or on the list of money without a home. */
  differences: number;
  /** Approved money at the provider, pesos. */
  providerSum: number;
  /** Approved money in the shop's records when it was compared, pesos. */
  shopSum: number;
};
export type ReconciliationsDto = {
  /** When the newest whole run that succeeded ended; null without one. */
  lastDoneAt: string | null;
  /** Whether that is longer ago than 30 hours, or the newest run failed. */
  isLate: boolean;
  /** The newest first, at most 60. */
  runs: ReconciliationDto[];
};
export type AskReconciliationDto = {
  /** First day, in Bogota; without it eight days before the last one. */
  from?: string;
  /** Last day, in Bogota; without it today. */
  to?: string;
};
export type BankRowDto = {
  /** Line of the file, from 1. */
  line: number;
  /** Day of the bank. */
  day: string;
  /** Pesos, negative for money that left. */
  amount: number;
  /** Reference and description of the bank. */
  reference: string;
};
export type AccountEntryDto = {
  /** Null for a payout, and for money without a home. */
  order: BookOrderDto | null;
  /** Id of the entry. */
  id: string;
  /** Day on which the money moved, in Bogota. */
  day: string;
  /** Whole pesos, negative for money that left. */
  amount: number;
  /** As staff typed it; null for none, and after erasure. */
  reference: string | null;
};
export type MatchedRowDto = {
  /** `reference`: also the reference is the same. */
  by: 'reference' | 'amount_and_day';
  /** The row of the bank. */
  bank: BankRowDto;
  /** The entry of the ledger. */
  entry: AccountEntryDto;
};
export type ProposedOrderDto = {
  /** Id of the order. */
  id: string;
  /** Number of the order. */
  number: string;
  /** Name of the customer; empty after erasure. */
  customer: string;
  /** What it still owes, whole pesos. */
  owed: number;
};
export type DepositProposalDto = {
  /** The order that it is for; null when none is found. */
  order: ProposedOrderDto | null;
  /** `number`: the text names the order. `amount`: it is the only one that owes this amount. */
  by: ('number' | 'amount') | null;
  /** For the receipt or the payout: with it the movement is recorded once. */
  reference: string;
  /** Whether the text names the payment provider, which deposits what it received. */
  isPayout: boolean;
};
export type DifferingRowDto = {
  /** `amount`: the same reference with another amount. `not_in_books`, `not_in_bank`: only the other side has it. */
  reason: 'amount' | 'not_in_books' | 'not_in_bank';
  /** Null when the bank does not have it. */
  bank: BankRowDto | null;
  /** Null when the books do not have it. */
  entry: AccountEntryDto | null;
  /** Of whole pesos that came and that the books do not have; null for any other row. */
  deposit: DepositProposalDto | null;
};
export type CheckedStatementDto = {
  /** First day of the statement. */
  from: string;
  /** Last day of the statement. */
  to: string;
  /** Movements that both sides have. */
  matched: MatchedRowDto[];
  /** Movements that need a look. */
  differing: DifferingRowDto[];
  /** Sum of the bank, pesos. */
  bankSum: number;
  /** Sum of the ledger on the days of the statement, whole pesos. */
  booksSum: number;
  /** Lines of the file whose date or amount cannot be read. */
  unreadable: number[];
};
export type StatementFileDto = {
  /** At most 1 MB and 5,000 lines: comma, semicolon or tab; `1.234.567,00`; `28/11/2026`; UTF-8, UTF-16 or Windows letters. */
  file: Blob;
};
export type MoneySummaryDto = {
  /** The day in Bogota. */
  today: string;
  /** What moved today. */
  sums: BookSumsDto;
  /** Orders that wait for their transfer, and what is missing. */
  waiting: OrdersWithMoneyDto;
  /** Orders in the workshop or sent that owe the rest. */
  balances: OrdersWithMoneyDto;
  /** Refunds that are not carried out yet, and what came above the price of an order. */
  toReturn: OrdersWithMoneyDto;
};
export const {
  useListEntriesQuery,
  useGetMoneyMonthQuery,
  useListOpenMoneyQuery,
  useDecideOpenMoneyMutation,
  useListOwingOrdersQuery,
  useRecordPayoutMutation,
  useListReconciliationsQuery,
  useAskForReconciliationMutation,
  useCheckStatementMutation,
  useGetMoneySummaryQuery,
} = injectedRtkApi;
