import type { ApiEnvironment } from './base-api';
import { finishedPhotosGenerated, type StaffPhotoDto } from './finished-photos.gen';
import { sendFile } from './send-file';

export type { CustomerPhotoDto, FinishedPhotoState, OpenPhotoDto, StaffPhotoDto } from './finished-photos.gen';
export { answerLinkedPhotoLimits, releaseFinishedPhotoLimits } from './limits.gen';

interface Sending {
  orderId: string;
  /** A JPEG, PNG or WebP. */
  file: File;
  /** Called with the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** The photos of finished orders, for staff and for customers. */
const finishedPhotosApi = finishedPhotosGenerated.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the photo of an order to its customer; an error about the file is at the field `file`. */
    sendFinishedPhoto: build.mutation<StaffPhotoDto, Sending>({
      queryFn: ({ orderId, file, onProgress }, { extra }) => {
        const path = `/api/orders/${encodeURIComponent(orderId)}/finished-photo`;
        return sendFile<StaffPhotoDto>(`${(extra as ApiEnvironment).origin}${path}`, file, onProgress);
      },
      invalidatesTags: (sent) => (sent ? ['finished-photos'] : []),
    }),
  }),
});

export const {
  useGetLinkedPhotoQuery,
  useAnswerLinkedPhotoMutation,
  useGetOwnPhotoQuery,
  useGetOrderPhotosQuery,
  useListOpenPhotosQuery,
  useReleaseFinishedPhotoMutation,
  useSendFinishedPhotoMutation,
} = finishedPhotosApi;
