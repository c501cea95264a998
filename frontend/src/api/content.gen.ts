import { baseApi as api } from './base-api';
export const addTagTypes = ['content'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFaq: build.query<ListFaqApiResponse, ListFaqApiArg>({
        query: () => ({ url: `/api/faq` }),
        providesTags: ['content'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contentGenerated };
export type ListFaqApiResponse = /** status 200 All questions. */ FaqItemDto[];
export type ListFaqApiArg = void;
export type FaqItemDto = {
  /** Stable slug. */
  id: string;
  /** The heading under which it stands. */
  category: string;
  /** Plain text. */
  question: string;
  /** Plain text. */
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
export const { useListFaqQuery } = injectedRtkApi;
