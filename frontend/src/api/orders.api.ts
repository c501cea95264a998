import { ordersGenerated } from './orders.gen';

export type { OrderDto, OrderItemDto, OrderStatus } from './orders.gen';

/** Door to the calls about orders: the shopper's, the tracked one's and the workshop's. */
const ordersApi = ordersGenerated.enhanceEndpoints({
  endpoints: {
    // It asks, and changes nothing.
    trackOrder: { invalidatesTags: [] },
  },
});

export const { useLazyGetOrderByTransactionQuery } = ordersApi;
