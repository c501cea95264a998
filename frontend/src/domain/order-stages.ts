import type { OrderStatus } from '../api/orders.api';
import stages from './order-stages.gen.json' with { type: 'json' };

/** `accepted`: paid, and nothing is cut or embroidered yet. `sent`: the parcel has left the workshop. */
type OrderStage = 'unpaid' | 'review' | 'accepted' | 'production' | 'sent' | 'cancelled' | 'refund';

/** Written from the server's rules by `npm run openapi`, so that a new status is in every list below. */
const STAGES = stages as Readonly<Record<OrderStatus, OrderStage>>;

/** In the usual sequence of an order. */
function statusesIn(...wanted: readonly OrderStage[]): readonly OrderStatus[] {
  return (Object.keys(STAGES) as OrderStatus[]).filter((status) => wanted.includes(STAGES[status]));
}

/** Paid, and still to be made and sent. */
export const IN_WORKSHOP = statusesIn('accepted', 'production');

/** The parcel has left the workshop. */
export const SENT = statusesIn('sent');

/** There may be a photo of the finished piece. */
export const WITH_PHOTO = statusesIn('production', 'sent');

/** There is a receipt: the money has arrived and is not in review. The receipt lists what was refunded. */
export const WITH_RECEIPT = statusesIn('accepted', 'production', 'sent', 'refund');

/** The usual sequence of statuses, from the order to the delivery. */
export const USUAL_SEQUENCE = statusesIn('unpaid', 'accepted', 'production', 'sent');
