import type { StaffOrderDto } from '../../api/workshop.api';
import { ADMIN_STATUSES, type StateTone, statusNameOf } from '../../domain/order-admin-status';
import { StatusPill } from './StatusPill';

const TONES = { attention: 'warning', work: 'brand', done: 'success', quiet: 'quiet' } as const satisfies Record<
  StateTone,
  string
>;

/** The status of an order in a colour for its urgency. */
export function OrderStatusPill({
  status,
  isFree,
}: Pick<StaffOrderDto, 'status'> & Partial<Pick<StaffOrderDto, 'isFree'>>) {
  return <StatusPill tone={TONES[ADMIN_STATUSES[status].tone]}>{statusNameOf(status, isFree)}</StatusPill>;
}
