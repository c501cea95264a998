import { moneyGenerated } from './money.gen';
import { ordersGenerated } from './orders.gen';

export type {
  MoneyOutcome,
  NamedOrderDto,
  OpenMoneyDto,
  OpenMoneyReason,
  ReconciliationDto,
  ReconciliationsDto,
} from './money.gen';
export type { DecideOpenMoneyDto } from './money.gen';
export { decideOpenMoneyLimits, openMoneyRefundLimits } from './limits.gen';

/** A decision changes orders, refunds and the numbers of the panel as well. */
const moneyApi = moneyGenerated.enhanceEndpoints({
  addTagTypes: ['orders', 'refunds', 'today'],
  endpoints: { decideOpenMoney: { invalidatesTags: ['money', 'orders', 'refunds', 'today'] } },
});

export const {
  useListOpenMoneyQuery,
  useDecideOpenMoneyMutation,
  useListReconciliationsQuery,
  useAskForReconciliationMutation,
} = moneyApi;

export const { useLazyListOrdersQuery } = ordersGenerated;
