import { baseApi as api } from './base-api';
export const addTagTypes = ['requests'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      submitRequest: build.mutation<SubmitRequestApiResponse, SubmitRequestApiArg>({
        query: (queryArg) => ({ url: `/api/requests`, method: 'POST', body: queryArg.submitRequestDto }),
        invalidatesTags: ['requests'],
      }),
      listRequests: build.query<ListRequestsApiResponse, ListRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/requests`,
          params: {
            state: queryArg.state,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['requests'],
      }),
      listRequestsOfOrder: build.query<ListRequestsOfOrderApiResponse, ListRequestsOfOrderApiArg>({
        query: (queryArg) => ({ url: `/api/requests/of-order/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['requests'],
      }),
      getRequestOptions: build.mutation<GetRequestOptionsApiResponse, GetRequestOptionsApiArg>({
        query: (queryArg) => ({ url: `/api/requests/options`, method: 'POST', body: queryArg.requestedOrderDto }),
        invalidatesTags: ['requests'],
      }),
      listUnrefundedRequests: build.query<ListUnrefundedRequestsApiResponse, ListUnrefundedRequestsApiArg>({
        query: () => ({ url: `/api/requests/unrefunded` }),
        providesTags: ['requests'],
      }),
      answerRequest: build.mutation<AnswerRequestApiResponse, AnswerRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/requests/${encodeURIComponent(String(queryArg.id))}/answer`,
          method: 'POST',
          body: queryArg.answerRequestDto,
        }),
        invalidatesTags: ['requests'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as requestsGenerated };
export type SubmitRequestApiResponse = /** status 201  */ CustomerRequestDto;
export type SubmitRequestApiArg = {
  submitRequestDto: SubmitRequestDto;
};
export type ListRequestsApiResponse = /** status 200  */ RequestPageDto;
export type ListRequestsApiArg = {
  /** One or several states; `open` without any. Open ones are listed by their last day, others the newest first. */
  state?: RequestState[];
  /** `nextCursor` of the page before. */
  cursor?: string;
};
export type ListRequestsOfOrderApiResponse = /** status 200  */ CustomerRequestDto[];
export type ListRequestsOfOrderApiArg = {
  /** Random id of the order. */
  id: string;
};
export type GetRequestOptionsApiResponse = /** status 200  */ RequestOptionsDto;
export type GetRequestOptionsApiArg = {
  requestedOrderDto: RequestedOrderDto;
};
export type ListUnrefundedRequestsApiResponse = /** status 200  */ StaffRequestDto[];
export type ListUnrefundedRequestsApiArg = void;
export type AnswerRequestApiResponse = /** status 200  */ StaffRequestDto;
export type AnswerRequestApiArg = {
  /** Random id of the request. */
  id: string;
  answerRequestDto: AnswerRequestDto;
};
export type RequestKind = 'withdrawal' | 'guarantee';
export type RequestState = 'open' | 'accepted' | 'refused';
export type NamedRequestedPieceDto = {
  /** Its position among the order's items, from 0. */
  position: number;
  /** Pieces of that line. */
  quantity: number;
  /** The product's name when it was bought. */
  name: string;
};
export type CustomerRequestDto = {
  /** Kind of request. */
  kind: RequestKind;
  /** `open` until the shop answers. */
  state: RequestState;
  /** Time of the answer; null while it is open. */
  answeredAt: string | null;
  /** Random. */
  id: string;
  /** For questions about it. */
  number: string;
  /** The pieces concerned. */
  pieces: NamedRequestedPieceDto[];
  /** The customer's message; empty for none. */
  words: string;
  /** Time of the request. */
  createdAt: string;
  /** Last day to answer it, in Bogota. */
  answerBy: string;
  /** The shop's words; empty while it is open. */
  answer: string;
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
export type RequestedPieceDto = {
  /** Its position among the order's items, from 0. */
  position: number;
  /** Pieces of that line, at least one. */
  quantity: number;
};
export type SubmitRequestDto = {
  /** `withdrawal` sends plain pieces back, `guarantee` claims a failure. */
  kind: RequestKind;
  /** The customer's message, at most 1000 characters; required for a guarantee. */
  words?: string;
  /** In any case, with or without its dash. */
  orderNumber: string;
  /** Each line once. */
  pieces: RequestedPieceDto[];
};
export type StaffRequestDto = {
  /** Kind of request. */
  kind: RequestKind;
  /** `open` until the shop answers. */
  state: RequestState;
  /** Time of the answer; null while it is open. */
  answeredAt: string | null;
  /** Last day for the money of a withdrawal, in Bogota; null for a guarantee. */
  moneyBy: string | null;
  /** Id of the order. */
  orderId: string;
  /** Number of the order. */
  orderNumber: string;
  /** Random. */
  id: string;
  /** For questions about it. */
  number: string;
  /** The pieces concerned. */
  pieces: NamedRequestedPieceDto[];
  /** The customer's message; empty for none. */
  words: string;
  /** Time of the request. */
  createdAt: string;
  /** Last day to answer it, in Bogota. */
  answerBy: string;
  /** The shop's words; empty while it is open. */
  answer: string;
};
export type RequestPageDto = {
  /** For the next page; null on the last one. */
  nextCursor: string | null;
  /** The requests. */
  items: StaffRequestDto[];
};
export type RequestTermDto = {
  /** Last day in Bogota; null before the delivery, from which the days count. */
  until: string | null;
  /** Whether it can be made. */
  isOpen: boolean;
};
export type RequestablePieceDto = {
  /** Made for one child: the law grants no right of withdrawal (art. 47, number 3, of Ley 1480). */
  isPersonalised: boolean;
  /** How many of them can be asked for: none while an open request is about the line, and none that the shop takes back already. */
  left: number;
  /** Its position among the order's items, from 0. */
  position: number;
  /** Pieces of that line. */
  quantity: number;
  /** The product's name when it was bought. */
  name: string;
};
export type RequestOptionsDto = {
  /** Sending plain pieces back. */
  withdrawal: RequestTermDto;
  /** Claiming a failure. */
  guarantee: RequestTermDto;
  /** The lines of the order. */
  pieces: RequestablePieceDto[];
  /** The newest first. */
  requests: CustomerRequestDto[];
};
export type RequestedOrderDto = {
  /** In any case, with or without its dash. */
  orderNumber: string;
};
export type RequestDecision = 'accepted' | 'refused';
export type AnswerRequestDto = {
  /** Whether the shop accepts it. */
  decision: RequestDecision;
  /** For the customer, at most 1000 characters. */
  words: string;
};
export const {
  useSubmitRequestMutation,
  useListRequestsQuery,
  useListRequestsOfOrderQuery,
  useGetRequestOptionsMutation,
  useListUnrefundedRequestsQuery,
  useAnswerRequestMutation,
} = injectedRtkApi;
