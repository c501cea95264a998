import {
  type ListOrdersApiArg,
  type OrderPageDto,
  type OrderStatus,
  ordersGenerated,
  type StaffOrderDto,
} from './orders.gen';
import { paymentsGenerated } from './payments.gen';

export type {
  Due,
  OrderChangeDto,
  OrderEvent,
  OrderItemDto,
  OrderStatus,
  OrderSummaryDto,
  ReceivedTransferDto,
  StaffOrderDto,
} from './orders.gen';
export type { MoneyReviewReason, PaymentInReviewDto } from './payments.gen';
export { changeOrderStatusLimits, receivedTransferLimits, resolvePaymentLimits } from './limits.gen';

/** Which orders the staff looks for. */
export type OrderQuestion = Omit<ListOrdersApiArg, 'cursor' | 'limit'>;

interface ShipOrderArg {
  id: string;
  /** The status that was seen. */
  from: OrderStatus;
  note: string;
}

/** Door to the calls that the staff alone may make. Pages of orders are read on, one after the other. */
export const workshopApi = ordersGenerated.injectEndpoints({
  endpoints: (build) => ({
    listOrderPages: build.infiniteQuery<OrderPageDto, OrderQuestion, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/orders',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      providesTags: ['orders'],
    }),
    // Without tags: several orders are shipped in a row, and the lists are read again after the last one.
    shipOrder: build.mutation<StaffOrderDto, ShipOrderArg>({
      query: ({ id, from, note }) => ({
        url: `/api/orders/${encodeURIComponent(id)}/status`,
        method: 'PATCH',
        body: { status: 'shipped', from, note },
      }),
    }),
  }),
});

export const {
  useListOrderPagesInfiniteQuery,
  useCountOrdersQuery,
  useSummariseOrdersQuery,
  useGetOrderQuery,
  useListOrdersOfSamePiecesQuery,
  useChangeOrderStatusMutation,
  useReceiveTransferMutation,
  useRequestBalanceMutation,
  useShipOrderMutation,
  useAddStaffNoteMutation,
  useResendOrderMailMutation,
} = workshopApi;

export const { useListPaymentsInReviewQuery, useCheckPaymentMutation, useResolvePaymentInReviewMutation } =
  paymentsGenerated;
