import type { OrderDto } from '../../api/orders.api';
import { isMasked } from './payment-outcome';

/** What the page of an order's way is told beside its address, in which nobody's email belongs. */
export interface TrackingState {
  email?: string;
}

/** Leads to the way of an order; whose it is goes along where it is known, so that it is not asked again. */
export function trackingLink(order: OrderDto): { to: string; state: TrackingState } {
  const { orderNumber, customerEmail } = order;
  return { to: `/pedido?orden=${orderNumber}`, state: isMasked(order) ? {} : { email: customerEmail } };
}
