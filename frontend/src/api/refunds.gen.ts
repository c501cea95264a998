import { baseApi as api } from './base-api';
export const addTagTypes = ['refunds'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      proposeRefund: build.mutation<ProposeRefundApiResponse, ProposeRefundApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/refund-proposals`,
          method: 'POST',
          body: queryArg.askRefundDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['refunds'],
      }),
      listOrderRefunds: build.query<ListOrderRefundsApiResponse, ListOrderRefundsApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/refunds`,
          params: {
            amount: queryArg.amount,
          },
        }),
        providesTags: ['refunds'],
      }),
      askForRefund: build.mutation<AskForRefundApiResponse, AskForRefundApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/refunds`,
          method: 'POST',
          body: queryArg.askRefundDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['refunds'],
      }),
      giveRefundAccount: build.mutation<GiveRefundAccountApiResponse, GiveRefundAccountApiArg>({
        query: (queryArg) => ({ url: `/api/refund-accounts`, method: 'POST', body: queryArg.giveAccountDto }),
        invalidatesTags: ['refunds'],
      }),
      getLinkedRefund: build.mutation<GetLinkedRefundApiResponse, GetLinkedRefundApiArg>({
        query: (queryArg) => ({ url: `/api/refund-accounts/link`, method: 'POST', body: queryArg.refundTokenDto }),
        invalidatesTags: ['refunds'],
      }),
      listRefunds: build.query<ListRefundsApiResponse, ListRefundsApiArg>({
        query: (queryArg) => ({
          url: `/api/refunds`,
          params: {
            state: queryArg.state,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['refunds'],
      }),
      countDueRefunds: build.query<CountDueRefundsApiResponse, CountDueRefundsApiArg>({
        query: () => ({ url: `/api/refunds/due` }),
        providesTags: ['refunds'],
      }),
      decideRefund: build.mutation<DecideRefundApiResponse, DecideRefundApiArg>({
        query: (queryArg) => ({
          url: `/api/refunds/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.decideRefundDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['refunds'],
      }),
      readRefundAccount: build.query<ReadRefundAccountApiResponse, ReadRefundAccountApiArg>({
        query: (queryArg) => ({ url: `/api/refunds/${encodeURIComponent(String(queryArg.id))}/account` }),
        providesTags: ['refunds'],
      }),
      sendRefundLink: build.mutation<SendRefundLinkApiResponse, SendRefundLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/refunds/${encodeURIComponent(String(queryArg.id))}/account-link`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['refunds'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as refundsGenerated };
export type ProposeRefundApiResponse = /** status 201  */ RefundDto;
export type ProposeRefundApiArg = {
  /** Random id of the order. */
  id: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  askRefundDto: AskRefundDto;
};
export type ListOrderRefundsApiResponse = /** status 200  */ OrderRefundsDto;
export type ListOrderRefundsApiArg = {
  /** Random id of the order. */
  id: string;
  /** The amount that the ways are judged for, whole pesos; without one all that is left. */
  amount?: number;
};
export type AskForRefundApiResponse = /** status 201  */ RefundDto;
export type AskForRefundApiArg = {
  /** Random id of the order. */
  id: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  askRefundDto: AskRefundDto;
};
export type GiveRefundAccountApiResponse = unknown;
export type GiveRefundAccountApiArg = {
  giveAccountDto: GiveAccountDto;
};
export type GetLinkedRefundApiResponse = /** status 200  */ LinkedRefundDto;
export type GetLinkedRefundApiArg = {
  refundTokenDto: RefundTokenDto;
};
export type ListRefundsApiResponse = /** status 200  */ RefundPageDto;
export type ListRefundsApiArg = {
  /** One or several states. Open ones are listed by their last day, the earliest first; others the other way round. */
  state?: RefundState[];
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Refunds on a page, 1 to 100. */
  limit?: number;
};
export type CountDueRefundsApiResponse = /** status 200  */ DueRefundsDto;
export type CountDueRefundsApiArg = void;
export type DecideRefundApiResponse = /** status 200  */ RefundDto;
export type DecideRefundApiArg = {
  /** Random id of the refund. */
  id: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
  decideRefundDto: DecideRefundDto;
};
export type ReadRefundAccountApiResponse = /** status 200  */ RefundAccountDto;
export type ReadRefundAccountApiArg = {
  /** Random id of the refund. */
  id: string;
};
export type SendRefundLinkApiResponse = /** status 200  */ RefundDto;
export type SendRefundLinkApiArg = {
  /** Random id of the refund. */
  id: string;
  /** Random text of the caller: 1 to 128 visible characters of ASCII. */
  'Idempotency-Key'?: string;
};
export type RefundPayerDto = {
  /** Empty when the provider does not tell it, as are the others. */
  name: string;
  /** Email. */
  email: string;
  /** Phone as the provider has it. */
  phone: string;
};
export type RefundCovers = 'order' | 'shipping';
export type RefundReason = 'retracto' | 'garantia' | 'incumplimiento' | 'reversion' | 'cortesia';
export type RefundWay = 'card_void' | 'provider_panel' | 'bank_transfer';
export type RefundRequestDto = {
  /** Random id. */
  id: string;
  /** Its number. */
  number: string;
};
export type RefundState = 'asked' | 'approved' | 'under_way' | 'failed' | 'done' | 'refused';
export type HiddenAccountDto = {
  /** The bank. */
  bank: string;
  /** The last four digits. */
  number: string;
};
export type RefundedPiecesDto = {
  /** Position of the line among the order's `items`, from 0. */
  position: number;
  /** How many of them came back. */
  quantity: number;
};
export type RefundStepDto = {
  /** The state that began with this step. */
  state: RefundState;
  /** Time of the step. */
  at: string;
  /** `provider`, or the email of a staff member. */
  actor: string;
  /** A sentence; empty for none. */
  note: string;
};
export type RefundDto = {
  /** Who paid, for a payment that no order has; null for an order, and when the name is erased. */
  payer: RefundPayerDto | null;
  /** What the money was paid for: the pieces, or the shipping that the customer paid on delivery. */
  covers: RefundCovers;
  /** Reason, which decides the last day that the law allows. */
  reason: RefundReason;
  /** How the money is given back. */
  way: RefundWay;
  /** The customer's request that it answers; null without one. */
  request: RefundRequestDto | null;
  /** State of the refund. */
  state: RefundState;
  /** The states that may follow. */
  nextStates: RefundState[];
  /** The account that the customer gave; null for none. */
  account: HiddenAccountDto | null;
  /** Random id. */
  id: string;
  /** Id of the order; null for a payment that no order has. */
  orderId: string | null;
  /** Number of the order; empty without one. */
  orderNumber: string;
  /** Whole pesos. */
  amount: number;
  /** The pieces that came back; empty for none. */
  pieces: RefundedPiecesDto[];
  /** A proposal of the workshop, which the customer does not hear of before an owner approves it. */
  isProposal: boolean;
  /** Whether the provider is voiding the payment, so that no other refund is made. */
  isVoiding: boolean;
  /** The payment without an order, or the order's only online payment; null for an order without one, or with several. */
  transactionId: string | null;
  /** Method of the payment. */
  method: string;
  /** The last day, a calendar date in Bogota. */
  dueOn: string;
  /** Id of the bank or the provider; empty before the end. */
  evidence: string;
  /** Whether a picture proves it, for `GET /refunds/{id}/evidence-file`. */
  hasEvidenceFile: boolean;
  /** Email of the staff member who requested it. */
  askedBy: string;
  /** Email of the owner who approved it; null before. */
  approvedBy: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** Whether the customer still has to give an account; a link was mailed. */
  needsAccount: boolean;
  /** The oldest first. */
  history: RefundStepDto[];
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
export type AskRefundDto = {
  /** `shipping`: what the customer paid the carrier on delivery, beyond the order's total, by `bank_transfer` and with a `note`. By default
    `order`, the pieces. */
  covers?: RefundCovers;
  /** Reason, which decides the last day that the law allows. */
  reason: RefundReason;
  /** How the money is given back: one of the ways that `GET /orders/{id}/refunds` calls possible. */
  way: RefundWay;
  /** The accepted request of the customer that it answers. */
  requestId?: string;
  /** Whole pesos, at most what is left of the money that the customer paid. */
  amount: number;
  /** The pieces that came back; none when nothing did. */
  pieces?: RefundedPiecesDto[];
  /** Id of the bank or the provider, at most 200 characters, when the money was given back already: the refund is done with its approval. */
  evidence?: string;
  /** For the customer, at most 500 characters; needed for shipping. */
  note?: string;
};
export type RefundablePiecesDto = {
  /** Position of the line among the order's `items`, from 0. */
  position: number;
  /** Name of the product. */
  name: string;
  /** What was paid for each of them with its part of the discount, whole pesos. All pieces of an order add up to its total. */
  amounts: number[];
};
export type RefundWayDto = {
  /** How the money would be given back. */
  way: RefundWay;
  /** Why it is not possible; null when it is. */
  problem: string | null;
};
export type OrderRefundsDto = {
  /** All that the customer paid and the shop received, whole pesos. */
  paid: number;
  /** The part of `paid` that no refund claims yet, whole pesos. */
  available: number;
  /** What may still be given back of the shipping that the customer paid on delivery, whole pesos; 0 before the parcel left. */
  shipping: number;
  /** The pieces of each line that have not come back, line by line. */
  pieces: RefundablePiecesDto[];
  /** Every way, those that are possible first; empty when nothing is left. */
  ways: RefundWayDto[];
  /** A refund above this amount waits for another person, whole pesos: what is left of the limit after the other refunds of the order, and
    those of the caller in the last 24 hours. */
  approvalAbove: number;
  /** The oldest first. */
  refunds: RefundDto[];
};
export type RefundAccountType = 'ahorros' | 'corriente' | 'deposito';
export type RefundDocumentType = 'CC' | 'CE' | 'NIT' | 'PA' | 'PPT';
export type GiveAccountDto = {
  /** `deposito` is a wallet such as Nequi or Daviplata. */
  type: RefundAccountType;
  /** Cédula, cédula de extranjería, NIT, passport, or PPT. */
  documentType: RefundDocumentType;
  /** At most 60 characters. */
  bank: string;
  /** 6 to 20 digits; blanks and dashes do not matter. */
  number: string;
  /** As the bank has it, at most 120 characters. */
  holder: string;
  /** 5 to 20 letters and digits; blanks, dots and dashes do not matter. */
  document: string;
  /** From the mailed link. */
  token: string;
};
export type LinkedRefundDto = {
  /** Number of the order. */
  orderNumber: string;
  /** Whole pesos. */
  amount: number;
  /** The last day for the money, a calendar date in Bogota. */
  dueOn: string;
  /** Whether the account is still missing. */
  needsAccount: boolean;
};
export type RefundTokenDto = {
  /** From the mailed link. */
  token: string;
};
export type RefundPageDto = {
  /** Refunds that match the filter. */
  refunds: RefundDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
};
export type DueRefundsDto = {
  /** Refunds that somebody has to finish. */
  open: number;
  /** Those whose last day is over. */
  overdue: number;
  /** Those that wait for the approval of an owner. */
  asked: number;
};
export type RefundDecision = 'approved' | 'under_way' | 'done' | 'failed' | 'refused';
export type DecideRefundDto = {
  /** One of `nextStates`. */
  state?: RefundDecision;
  /** Another way, before the money is under way. */
  way?: RefundWay;
  /** Id of the bank or the provider, at most 200 characters; needed for `done` when no file proves the refund. */
  evidence?: string;
  /** For the customer, at most 500 characters; needed for `refused` and `failed`. */
  note?: string;
};
export type RefundAccountDto = {
  /** The bank. */
  bank: string;
  /** `ahorros`, `corriente`, or `deposito` of a wallet such as Nequi. */
  type: string;
  /** Digits. */
  number: string;
  /** Name of the holder. */
  holder: string;
  /** Type of the identity document. */
  documentType: string;
  /** Its number. */
  document: string;
};
export const {
  useProposeRefundMutation,
  useListOrderRefundsQuery,
  useAskForRefundMutation,
  useGiveRefundAccountMutation,
  useGetLinkedRefundMutation,
  useListRefundsQuery,
  useCountDueRefundsQuery,
  useDecideRefundMutation,
  useReadRefundAccountQuery,
  useSendRefundLinkMutation,
} = injectedRtkApi;
