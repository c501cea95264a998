import type { OrderDto } from '../../api/orders.api';
import { isMasked } from './payment-outcome';

/** History state of the tracking page, because an email does not belong in its URL. */
export interface TrackingState {
  email?: string;
}

/** Link to the tracking page; it passes the email when it is known, so that the page does not ask for it again. */
export function trackingLink(order: OrderDto): { to: string; state: TrackingState } {
  const { orderNumber, customerEmail } = order;
  return { to: `/pedido?orden=${orderNumber}`, state: isMasked(order) ? {} : { email: customerEmail } };
}
