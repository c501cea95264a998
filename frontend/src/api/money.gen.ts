import { baseApi as api } from './base-api';
export const addTagTypes = ['money'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as moneyGenerated };
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
export type ListReconciliationsApiResponse = /** status 200  */ ReconciliationsDto;
export type ListReconciliationsApiArg = void;
export type AskForReconciliationApiResponse = /** status 202  */ ReconciliationDto;
export type AskForReconciliationApiArg = {
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  askReconciliationDto: AskReconciliationDto;
};
export type OpenMoneyReason =
  'amount' | 'unknown_reference' | 'order_closed' | 'provider_differs' | 'second_payment' | 'late_payment' | 'excess';
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
export type RefundWay = 'card_void' | 'provider_panel' | 'bank_transfer';
export type RefundReason = 'retracto' | 'garantia' | 'incumplimiento' | 'reversion' | 'cortesia';
export type PlannedReturnDto = {
  /** How. */
  way: RefundWay;
  /** Why. */
  reason: RefundReason;
  /** Last day, a calendar date in Bogota. */
  dueOn: string;
  /** Email of the owner who decided it. */
  askedBy: string;
};
export type MoneyOutcome = 'order' | 'new_order' | 'give_back' | 'not_ours';
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
  /** Id of `fontStyles` in `GET /pricing`; null for a piece that did not come from the customiser, as the next four. */
  embroideryFont: string | null;
  /** Id of `fontColors`. */
  embroideryColor: string | null;
  /** Id of `fontSizes`. */
  fontSize: string | null;
  /** Id of `animalThemes`. */
  animalTheme: string | null;
  /** Id of `bagColors`. */
  bagColor: string | null;
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
  /** Who paid; null when nobody tells. */
  payer: PayerDto | null;
  /** The order that it paid, was meant for or is in; null for none. */
  order: NamedOrderDto | null;
  /** What the provider says, in words; null for money of an order. */
  providerSays: string | null;
  /** How it is to be given back; null before that was decided. */
  return: PlannedReturnDto | null;
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
  /** The newest orders of who paid, to which it may belong; at most three. */
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
export type DecidedMoneyDto = {
  /** The order that got the money, was made for it or is refunded; null for none. */
  order: NamedOrderDto | null;
  /** Whether the money stays listed until it has left. */
  isWaiting: boolean;
};
export type OpenMoneyRefundDto = {
  /** Without an order by the provider's panel or a transfer. */
  way: RefundWay;
  /** Reason, which decides the last day; `cortesia` without one. */
  reason?: RefundReason;
  /** Id of the bank or the provider, at most 200 characters, when the money has left; without it the money stays to be given back. */
  evidence?: string;
  /** Whole pesos, for money of an order; without it all of it. */
  amount?: number;
};
export type DecideOpenMoneyDto = {
  /** `order`: it belongs to `orderId`. `new_order`: an order is made of what its payer wanted to buy. `give_back`: it is refunded as `refund`
    says. `not_ours`: it is not the shop's, or no longer there; `reason` says why. */
  kind: MoneyOutcome;
  /** The order that gets the money, for `order`. */
  orderId?: string;
  /** How the money is given back, for `give_back`. */
  refund?: OpenMoneyRefundDto;
  /** Why, at most 500 characters; needed for `not_ours`. */
  reason?: string;
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
export const {
  useListOpenMoneyQuery,
  useDecideOpenMoneyMutation,
  useListReconciliationsQuery,
  useAskForReconciliationMutation,
} = injectedRtkApi;
