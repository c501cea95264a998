import { refundsGenerated } from './refunds.gen';

export type {
  AskRefundDto,
  DecideRefundDto,
  GiveAccountDto,
  LinkedRefundDto,
  OrderRefundsDto,
  RefundAccountDto,
  RefundCovers,
  RefundDto,
  RefundReason,
  RefundState,
  RefundWay,
} from './refunds.gen';
export { askRefundLimits, decideRefundLimits } from './limits.gen';

/** A refund changes its order and the requests that wait for one as well. */
const refundsApi = refundsGenerated.enhanceEndpoints({
  addTagTypes: ['money', 'orders', 'requests', 'today'],
  endpoints: {
    askForRefund: { invalidatesTags: ['refunds', 'orders', 'requests'] },
    proposeRefund: { invalidatesTags: ['refunds', 'orders', 'requests'] },
    decideRefund: { invalidatesTags: ['refunds', 'orders', 'requests', 'money', 'today'] },
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
