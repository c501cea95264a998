import { ORDER_STATUS_NAMES, type OrderStatus } from '../../common/order-status-names.js';

export type { OrderStatus };

/** The allowed transitions of each status. */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_transfer: ['paid', 'cancelled'],
  paid: ['in_production', 'payment_review', 'refund_pending'],
  payment_review: ['paid', 'refund_pending', 'cancelled'],
  in_production: ['shipped', 'payment_review', 'refund_pending'],
  shipped: ['delivered', 'payment_review', 'refund_pending'],
  delivered: ['payment_review', 'refund_pending'],
  // A transfer may arrive after the cancellation: staff decide whether to make the order or to refund it.
  cancelled: ['payment_review'],
  refund_pending: ['refunded'],
  refunded: [],
};

export const ORDER_STATUSES = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];

/** The order is finished: nothing is left to make, deliver, pay or refund. */
export const FINISHED_STATUSES: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded'];

/** Nothing is cut or embroidered yet. */
export const BEFORE_PRODUCTION: readonly OrderStatus[] = ['pending_transfer', 'paid', 'payment_review'];

/** From the payment on, the order is made and delivered. */
export const MAKING_STATUSES: readonly OrderStatus[] = ['paid', 'in_production', 'shipped', 'delivered'];

/** Orders in these statuses can be erased at once: they are finished, or unpaid and cancelled by the erasure. */
export const ERASABLE_STATUSES: readonly OrderStatus[] = [...FINISHED_STATUSES, 'pending_transfer'];

/** `holdsMoney`: cancelling would hide money that the shop has; it is refunded instead. */
export function nextStatuses(status: OrderStatus, holdsMoney: boolean): readonly OrderStatus[] {
  const next = TRANSITIONS[status];
  return holdsMoney ? next.filter((each) => each !== 'cancelled') : next;
}
