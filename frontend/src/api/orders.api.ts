import { ordersGenerated } from './orders.gen';

export type { OrderDto, OrderItemDto, OrderStatus, TrackedOrderDto } from './orders.gen';
export { trackOrderLimits } from './limits.gen';

/** Door to the calls about orders: the shopper's, the tracked one's and the workshop's. */
export const ordersApi = ordersGenerated.enhanceEndpoints({
  endpoints: {
    // It asks, and changes nothing.
    trackOrder: { invalidatesTags: [] },
  },
});

export const {
  useLazyGetOrderByTransactionQuery,
  useGetOrderByTransactionQuery,
  useListMyOrdersQuery,
  useTrackOrderMutation,
} = ordersApi;
