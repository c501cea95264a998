import { baseApi as api } from './base-api';
export const addTagTypes = ['media'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMedia: build.query<ListMediaApiResponse, ListMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media`,
          params: {
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['media'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mediaGenerated };
export type ListMediaApiResponse = /** status 200  */ MediaPageDto;
export type ListMediaApiArg = {
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** Pictures on a page, 1 to 100. */
  limit?: number;
};
export type MediaSourceDto = {
  /** Path below the shop's URL. Its content never changes. */
  url: string;
  /** Pixels. */
  width: number;
  /** Content type. */
  type: string;
};
export type MediaDto = {
  /** As `pictures` of a product names it. The same file has the same id. */
  id: string;
  /** Pixels of the upright original. */
  width: number;
  /** Pixels of the upright original. */
  height: number;
  /** Average colour, to show until the picture arrives. */
  colour: string;
  /** Its renditions: first AVIF, then WebP, each by ascending width. */
  sources: MediaSourceDto[];
  /** When it was stored. */
  createdAt: string;
};
export type MediaPageDto = {
  /** The pictures of this page. */
  items: MediaDto[];
  /** `cursor` of the next page; null on the last one. */
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
export const { useListMediaQuery } = injectedRtkApi;
