import { mediaGenerated, type MediaDto } from './media.gen';

export type { MediaDto, MediaPageDto, MediaSourceDto } from './media.gen';

/** The server waits 30 seconds for the body, and up to a minute for its turn to read the file. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Pictures of the shop, for staff. */
export const mediaApi = mediaGenerated.injectEndpoints({
  endpoints: (build) => ({
    /** Sends one JPEG, PNG or WebP; an error is at the field `file`. */
    uploadMedia: build.mutation<MediaDto, File>({
      // Browsers refuse a body over 64 kB in a request that survives its page.
      query: (file) => ({
        ...{ url: '/api/media', method: 'POST', body: formOf(file) },
        ...{ timeout: UPLOAD_TIMEOUT_MS, keepalive: false },
      }),
      invalidatesTags: ['media'],
    }),
  }),
});

export const { useListMediaQuery, useUploadMediaMutation } = mediaApi;

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}
