import { baseApi as api } from "./base-api";
export const addTagTypes = ["content"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFaq: build.query<ListFaqApiResponse, ListFaqApiArg>({
        query: () => ({ url: `/api/faq` }),
        providesTags: ["content"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contentGenerated };
export type ListFaqApiResponse = /** status 200  */ FaqItemDto[];
export type ListFaqApiArg = void;
export type FaqItemDto = {
  /** Stable slug. */
  id: string;
  category: string;
  question: string;
  answer: string;
};
export const { useListFaqQuery } = injectedRtkApi;
