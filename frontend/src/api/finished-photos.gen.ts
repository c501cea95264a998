import { baseApi as api } from './base-api';
export const addTagTypes = ['finished-photos'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOpenPhotos: build.query<ListOpenPhotosApiResponse, ListOpenPhotosApiArg>({
        query: () => ({ url: `/api/finished-photos` }),
        providesTags: ['finished-photos'],
      }),
      getLinkedPhoto: build.query<GetLinkedPhotoApiResponse, GetLinkedPhotoApiArg>({
        query: (queryArg) => ({ url: `/api/finished-photos/link`, method: 'POST', body: queryArg.photoTokenDto }),
        providesTags: ['finished-photos'],
      }),
      answerLinkedPhoto: build.mutation<AnswerLinkedPhotoApiResponse, AnswerLinkedPhotoApiArg>({
        query: (queryArg) => ({
          url: `/api/finished-photos/link/answer`,
          method: 'POST',
          body: queryArg.answerLinkedPhotoDto,
        }),
        invalidatesTags: ['finished-photos'],
      }),
      getOwnPhoto: build.query<GetOwnPhotoApiResponse, GetOwnPhotoApiArg>({
        query: (queryArg) => ({
          url: `/api/finished-photos/of-order/${encodeURIComponent(String(queryArg.orderNumber))}`,
        }),
        providesTags: ['finished-photos'],
      }),
      getOrderPhotos: build.query<GetOrderPhotosApiResponse, GetOrderPhotosApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/finished-photo` }),
        providesTags: ['finished-photos'],
      }),
      releaseFinishedPhoto: build.mutation<ReleaseFinishedPhotoApiResponse, ReleaseFinishedPhotoApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/finished-photo/release`,
          method: 'POST',
          body: queryArg.releaseFinishedPhotoDto,
        }),
        invalidatesTags: ['finished-photos'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as finishedPhotosGenerated };
export type ListOpenPhotosApiResponse = /** status 200  */ OpenPhotoDto[];
export type ListOpenPhotosApiArg = void;
export type GetLinkedPhotoApiResponse = /** status 200  */ CustomerPhotoDto;
export type GetLinkedPhotoApiArg = {
  photoTokenDto: PhotoTokenDto;
};
export type AnswerLinkedPhotoApiResponse = /** status 200  */ CustomerPhotoDto;
export type AnswerLinkedPhotoApiArg = {
  answerLinkedPhotoDto: AnswerLinkedPhotoDto;
};
export type GetOwnPhotoApiResponse = /** status 200  */ OwnPhotoDto;
export type GetOwnPhotoApiArg = {
  /** Number of the order. */
  orderNumber: string;
};
export type GetOrderPhotosApiResponse = /** status 200  */ OrderPhotosDto;
export type GetOrderPhotosApiArg = {
  /** Random id of the order. */
  id: string;
};
export type ReleaseFinishedPhotoApiResponse = /** status 200  */ StaffPhotoDto;
export type ReleaseFinishedPhotoApiArg = {
  /** Random id of the order. */
  id: string;
  releaseFinishedPhotoDto: ReleaseFinishedPhotoDto;
};
export type FinishedPhotoState = 'waiting' | 'approved' | 'error' | 'unanswered' | 'resolved';
export type OpenPhotoDto = {
  /** `error`: staff have to solve it; `waiting`: the customer still has time; `unanswered`: the order continues without an answer. */
  state: FinishedPhotoState;
  /** Id of the order. */
  orderId: string;
  /** Number of the order. */
  orderNumber: string;
  /** The customer's words; empty for none, and when the customer asked for erasure. */
  comment: string;
  /** The order waits for an answer until then. */
  answerBy: string;
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
export type CustomerPhotoDto = {
  /** `unanswered`: the time to answer is over, and the order continues; `resolved`: staff decided to continue. */
  state: FinishedPhotoState;
  /** When the customer answered; null before. */
  answeredAt: string | null;
  /** Number of the order. */
  orderNumber: string;
  /** The embroidered names, in the order of the pieces. */
  names: string[];
  /** The parcel has left. */
  isShipped: boolean;
  /** Path of the picture, a WebP, for callers with the same proof. */
  imageUrl: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** The order waits for an answer until then. */
  answerBy: string;
  /** The customer's words; empty for none. */
  comment: string;
};
export type PhotoTokenDto = {
  /** From the mailed link, 43 characters. */
  token: string;
};
export type AnswerLinkedPhotoDto = {
  /** From the mailed link, 43 characters. */
  token: string;
  /** True: 'Me encanta'. False: there is an error, and the parcel waits. */
  approved: boolean;
  /** A description of the error, or thanks. */
  comment?: string;
};
export type OwnPhotoDto = {
  /** Null when there is none, and for callers who have not proven that the order is theirs. */
  state: FinishedPhotoState | null;
  /** URL of the page with the photo; null as `state`. */
  url: string | null;
};
export type StaffPhotoDto = {
  /** `unanswered`: the time to answer is over, and the order continues; `resolved`: staff decided to continue. */
  state: FinishedPhotoState;
  /** When the customer answered; null before. */
  answeredAt: string | null;
  /** The customer's link, to send it again by chat; null for a photo that was replaced, or whose link expired. */
  url: string | null;
  /** Email of the staff member who continued the order without an answer; null if none did. */
  releasedBy: string | null;
  /** Random id. */
  id: string;
  /** When it was sent. */
  createdAt: string;
  /** Email of the staff member who sent it. */
  createdBy: string;
  /** Why staff went on; empty for none. */
  releaseNote: string;
  /** Path of the picture, a WebP, for callers with the same proof. */
  imageUrl: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** The order waits for an answer until then. */
  answerBy: string;
  /** The customer's words; empty for none. */
  comment: string;
};
export type OrderPhotosDto = {
  /** The one that counts; null for none. */
  current: StaffPhotoDto | null;
  /** Photos that a newer one replaced, the newest first. */
  earlier: StaffPhotoDto[];
};
export type ReleaseFinishedPhotoDto = {
  /** Why the order continues, for colleagues. */
  note: string;
};
export const {
  useListOpenPhotosQuery,
  useGetLinkedPhotoQuery,
  useAnswerLinkedPhotoMutation,
  useGetOwnPhotoQuery,
  useGetOrderPhotosQuery,
  useReleaseFinishedPhotoMutation,
} = injectedRtkApi;
