import { ordersGenerated } from './orders.gen';

export { trackOrderLimits } from './limits.gen';
export type {
  BankAccountDto,
  BankTransferOrderDto,
  Carrier,
  InstalmentDto,
  CorrectOrderDto,
  NameablePieceDto,
  OrderDetailsDto,
  OrderDto,
  OrderEvent,
  OrderItemDto,
  OrderStatus,
  OrderStepDto,
  ShipmentDto,
  TrackedOrderDto,
} from './orders.gen';

/** The endpoints of orders: of the shopper, of order tracking and of the workshop. */
const ordersApi = ordersGenerated.enhanceEndpoints({
  endpoints: {
    // Only reads.
    trackOrder: { invalidatesTags: [] },
    getOrderDetails: { invalidatesTags: [] },
  },
});

export const {
  useGetOrderByTransactionQuery,
  useGetOwnOrderQuery,
  useListMyOrdersQuery,
  useNamePieceMutation,
  useOrderByBankTransferMutation,
  useTrackOrderMutation,
  useGetOrderDetailsMutation,
  useCorrectOwnOrderMutation,
  useRequestOrderLinkMutation,
  useOpenOrderLinkMutation,
} = ordersApi;
