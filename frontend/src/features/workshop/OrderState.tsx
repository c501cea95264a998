import type { OrderStatus } from '../../api/workshop.api';
import { StatusPill } from '../../shared/ui/StatusPill';
import { ORDER_STATES, type StateTone } from '../../domain/order-admin-status';

const TONES = { attention: 'warning', work: 'brand', done: 'success', quiet: 'quiet' } as const satisfies Record<
  StateTone,
  string
>;

/** The state of an order. */
export function OrderState({ status }: { status: OrderStatus }) {
  const { name, tone } = ORDER_STATES[status];
  return <StatusPill tone={TONES[tone]}>{name}</StatusPill>;
}
