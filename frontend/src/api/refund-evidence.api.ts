import type { ApiEnvironment } from './base-api';
import { type RefundDto, refundsGenerated } from './refunds.gen';
import { sendFile } from './send-file';

/** Path of the picture that proves a refund. */
export const evidenceFilePath = (id: string) => `/api/refunds/${encodeURIComponent(id)}/evidence-file`;

/** The pictures that prove refunds. A file of its own, because most orders have none and load no code for them. */
const refundEvidenceApi = refundsGenerated.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the picture of a refund: a JPEG, PNG or WebP. */
    sendRefundEvidence: build.mutation<RefundDto, { id: string; file: File }>({
      queryFn: ({ id, file }, { extra }) =>
        sendFile<RefundDto>(`${(extra as ApiEnvironment).origin}${evidenceFilePath(id)}`, file, () => undefined),
      invalidatesTags: (stored) => (stored ? ['refunds'] : []),
    }),
  }),
});

export const { useSendRefundEvidenceMutation } = refundEvidenceApi;
