import { ordersGenerated } from './orders.gen';

export { customerLimits, trackOrderLimits } from './limits.gen';
export type {
  BankAccountDto,
  BankTransferOrderDto,
  InstalmentDto,
  NameablePieceDto,
  OrderDto,
  OrderEvent,
  OrderItemDto,
  OrderStatus,
  OrderStepDto,
  TrackedOrderDto,
} from './orders.gen';

/** Door to the calls about orders: the shopper's, the tracked one's and the workshop's. */
const ordersApi = ordersGenerated.enhanceEndpoints({
  endpoints: {
    // It asks, and changes nothing.
    trackOrder: { invalidatesTags: [] },
  },
});

export const {
  useGetOrderByTransactionQuery,
  useListMyOrdersQuery,
  useNamePieceMutation,
  useOrderByBankTransferMutation,
  useTrackOrderMutation,
} = ordersApi;
