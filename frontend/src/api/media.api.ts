import type { ApiEnvironment } from './base-api';
import { mediaGenerated, type MediaDto, type MediaPageDto } from './media.gen';
import { sendFile } from './send-file';

export type { MediaDto } from './media.gen';

interface Upload {
  /** A JPEG, PNG or WebP. */
  file: File;
  /** Called with the sent fraction of the file, from 0 to 1. */
  onProgress: (part: number) => void;
}

const PAGE_SIZE = 24;

/** Pictures of the shop, for staff. */
export const mediaApi = mediaGenerated.injectEndpoints({
  endpoints: (build) => ({
    /** Stores a picture; an error about it is at the field `file`. */
    uploadMedia: build.mutation<MediaDto, Upload>({
      queryFn: ({ file, onProgress }, { extra }) =>
        sendFile<MediaDto>(`${(extra as ApiEnvironment).origin}/api/media`, file, onProgress),
      invalidatesTags: (stored) => (stored ? ['media'] : []),
    }),
    listMediaPages: build.infiniteQuery<MediaPageDto, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({ url: '/api/media', params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined } }),
      providesTags: ['media'],
    }),
  }),
});

export const { useListMediaPagesInfiniteQuery } = mediaApi;
