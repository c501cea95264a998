import { refundsGenerated } from './refunds.gen';

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

/** A refund changes its order as well. */
const refundsApi = refundsGenerated.enhanceEndpoints({
  addTagTypes: ['orders'],
  endpoints: {
    askForRefund: { invalidatesTags: ['refunds', 'orders'] },
    proposeRefund: { invalidatesTags: ['refunds', 'orders'] },
    decideRefund: { invalidatesTags: ['refunds', 'orders'] },
  },
});

export const {
  useListOrderRefundsQuery,
  useListRefundsQuery,
  useAskForRefundMutation,
  useProposeRefundMutation,
  useDecideRefundMutation,
  useSendRefundLinkMutation,
  useLazyReadRefundAccountQuery,
  useGetLinkedRefundMutation,
  useGiveRefundAccountMutation,
} = refundsApi;
