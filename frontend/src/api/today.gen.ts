import { baseApi as api } from './base-api';
export const addTagTypes = ['today'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getToday: build.query<GetTodayApiResponse, GetTodayApiArg>({
        query: () => ({ url: `/api/today` }),
        providesTags: ['today'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as todayGenerated };
export type GetTodayApiResponse = /** status 200  */ TodayDto;
export type GetTodayApiArg = void;
export type WaitingDto = {
  /** All of them. */
  open: number;
  /** Those whose last day is over. */
  overdue: number;
};
export type SoldMoneyDto = {
  /** Whole pesos, today in Bogota. */
  today: number;
  /** Whole pesos, since Monday. */
  week: number;
  /** Whole pesos, since the first of this month. */
  month: number;
};
export type TodayDto = {
  /** Refunds that are not made yet; null for the role `taller`. */
  refunds: WaitingDto | null;
  /** Null for the role `taller`. */
  sold: SoldMoneyDto | null;
  /** The day in Bogota. */
  today: string;
  /** Paid and unsent orders whose last promised day is over. */
  overdue: number;
  /** Paid and unsent orders whose last promised day is today. */
  dueToday: number;
  /** Orders with a piece that the workbench cannot make. */
  stopped: number;
  /** Payments to look at, with orders in review. */
  moneyToReview: number;
  /** Orders that wait for their transfer. */
  transfers: number;
  /** Conversations that wait for a person. */
  chats: number;
  /** Requests of customers without an answer. */
  requests: WaitingDto;
  /** Accepted withdrawals without a refund, by the last day for the money. */
  unrefunded: WaitingDto;
  /** Photos of finished pieces whose customer has time to answer. */
  photosWaiting: number;
  /** Photos in which the customer saw an error. */
  photosWithError: number;
  /** Keys of `GET /settings` that are missing before the shop opens. */
  missing: string[];
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
export const { useGetTodayQuery } = injectedRtkApi;
