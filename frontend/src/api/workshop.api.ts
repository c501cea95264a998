import { pollingOptions } from '../shared/lib/polling-options';
import {
  type ListOrdersApiArg,
  type OrderPageDto,
  ordersGenerated,
  type ShipOrderDto,
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
  Carrier,
  ShipOrderDto,
  StaffOrderDto,
} from './orders.gen';
export {
  changeOrderStatusLimits,
  giveAllowanceLimits,
  receiptLimits,
  receiptReversalLimits,
  shipOrderLimits,
} from './limits.gen';

/** Options of all order queries in the workshop, so that a new order appears within 45 seconds. */
export const ORDERS_POLLING = pollingOptions(45_000);

/** Filter of the staff's list of orders. */
export type OrderQuestion = Omit<ListOrdersApiArg, 'cursor' | 'limit'>;

interface ShipOrderArg {
  id: string;
  shipOrderDto: ShipOrderDto;
}

/** What shows an order's money: lists of orders, refunds, the books and the numbers of the panel. */
const OF_MONEY = ['orders', 'refunds', 'money', 'today'] as const;

const withMoney = ordersGenerated.enhanceEndpoints({
  addTagTypes: OF_MONEY,
  endpoints: {
    recordReceipt: { invalidatesTags: [...OF_MONEY] },
    reverseReceipt: { invalidatesTags: [...OF_MONEY] },
    giveAllowance: { invalidatesTags: [...OF_MONEY] },
  },
});

/** The endpoints for staff only. The pages of the order list are appended to each other. */
export const workshopApi = withMoney.injectEndpoints({
  endpoints: (build) => ({
    listOrderPages: build.infiniteQuery<OrderPageDto, OrderQuestion, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/orders',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      providesTags: ['orders'],
    }),
    // Invalidates nothing: when several orders are shipped in a row, the caller reads the lists again after the last one.
    shipOrder: build.mutation<StaffOrderDto, ShipOrderArg>({
      query: ({ id, shipOrderDto }) => ({
        url: `/api/orders/${encodeURIComponent(id)}/shipment`,
        method: 'POST',
        body: shipOrderDto,
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
  useRecordReceiptMutation,
  useReverseReceiptMutation,
  useGiveAllowanceMutation,
  useRequestBalanceMutation,
  useGiveBankAccountMutation,
  useShipOrderMutation,
  useCreateShipmentMutation,
  useCorrectOrderMutation,
  useNameOrderPieceMutation,
  useLazyGetOrderQuery,
  useAddStaffNoteMutation,
  useResendOrderMailMutation,
} = workshopApi;

export const { useCheckPaymentMutation } = paymentsGenerated;
