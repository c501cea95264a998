import type { OrderStatus } from '../../api/workshop.api';
import { StatusPill } from '../../shared/ui/StatusPill';
import { ADMIN_STATUSES, type StateTone } from '../../domain/order-admin-status';

const TONES = { attention: 'warning', work: 'brand', done: 'success', quiet: 'quiet' } as const satisfies Record<
  StateTone,
  string
>;

/** The status of an order in a colour for its urgency. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { name, tone } = ADMIN_STATUSES[status];
  return <StatusPill tone={TONES[tone]}>{name}</StatusPill>;
}
