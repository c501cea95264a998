import { mediaGenerated, type MediaDto } from './media.gen';

export type { MediaDto, MediaPageDto, MediaSourceDto } from './media.gen';

/** Pictures of the shop, for staff. */
export const mediaApi = mediaGenerated.injectEndpoints({
  endpoints: (build) => ({
    /** Sends one JPEG, PNG or WebP; an error is at the field `file`. */
    uploadMedia: build.mutation<MediaDto, File>({
      query: (file) => ({ url: '/api/media', method: 'POST', body: formOf(file) }),
      extraOptions: { isUpload: true },
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
