import type { ApiEnvironment } from './base-api';
import { type RefundDto, refundsGenerated } from './refunds.gen';
import { sendFile } from './send-file';

export type {
  AskRefundDto,
  DecideRefundDto,
  GiveAccountDto,
  OrderRefundsDto,
  RefundDto,
  RefundReason,
  RefundState,
  RefundWay,
} from './refunds.gen';
export { decideRefundLimits } from './limits.gen';

/** Where the picture that proves a refund is. */
export const evidenceFilePath = (id: string) => `/api/refunds/${encodeURIComponent(id)}/evidence-file`;

/** A refund changes its order as well. */
const refundsApi = refundsGenerated
  .enhanceEndpoints({
    addTagTypes: ['orders'],
    endpoints: {
      askForRefund: { invalidatesTags: ['refunds', 'orders'] },
      proposeRefund: { invalidatesTags: ['refunds', 'orders'] },
      decideRefund: { invalidatesTags: ['refunds', 'orders'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Stores the picture that proves a refund: a JPEG, PNG or WebP. */
      sendRefundEvidence: build.mutation<RefundDto, { id: string; file: File }>({
        queryFn: ({ id, file }, { extra }) =>
          sendFile<RefundDto>(`${(extra as ApiEnvironment).origin}${evidenceFilePath(id)}`, file),
        invalidatesTags: (stored) => (stored ? ['refunds'] : []),
      }),
    }),
  });

export const {
  useListOrderRefundsQuery,
  useListRefundsQuery,
  useAskForRefundMutation,
  useProposeRefundMutation,
  useDecideRefundMutation,
  useSendRefundEvidenceMutation,
  useSendRefundLinkMutation,
  useLazyReadRefundAccountQuery,
  useGetLinkedRefundMutation,
  useGiveRefundAccountMutation,
} = refundsApi;
