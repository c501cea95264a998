import type { OrderStatus } from '../../api/workshop.api';
import { ADMIN_STATUSES, ORDER_STATUS_NAMES, type StateTone } from '../../domain/order-admin-status';
import { StatusPill } from '../../shared/ui/StatusPill';

const TONES = { attention: 'warning', work: 'brand', done: 'success', quiet: 'quiet' } as const satisfies Record<
  StateTone,
  string
>;

/** The status of an order in a colour for its urgency. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  return <StatusPill tone={TONES[ADMIN_STATUSES[status].tone]}>{ORDER_STATUS_NAMES[status]}</StatusPill>;
}
