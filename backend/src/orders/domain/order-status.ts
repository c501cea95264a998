import type { Pesos } from '../../common/money.js';
import { ORDER_STATUSES, type OrderStatus } from '../../common/order-statuses.js';

export { ORDER_STATUSES, type OrderStatus };

interface StatusRules {
  /** The statuses that may follow. */
  readonly next: readonly OrderStatus[];
  /** Nothing is left to make, deliver, pay or refund. */
  readonly isFinished: boolean;
}

const RULES: Readonly<Record<OrderStatus, StatusRules>> = {
  pending_transfer: { next: ['paid', 'refund_pending', 'cancelled'], isFinished: false },
  paid: { next: ['in_production', 'payment_review', 'refund_pending'], isFinished: false },
  payment_review: { next: ['paid', 'refund_pending', 'cancelled'], isFinished: false },
  in_production: { next: ['shipped', 'payment_review', 'refund_pending'], isFinished: false },
  shipped: { next: ['delivered', 'payment_review', 'refund_pending'], isFinished: false },
  delivered: { next: ['payment_review', 'refund_pending'], isFinished: true },
  // A transfer may arrive after the cancellation: staff decide whether to make the order or to refund it.
  cancelled: { next: ['payment_review'], isFinished: true },
  refund_pending: { next: ['refunded'], isFinished: false },
  refunded: { next: [], isFinished: true },
};

export const FINISHED_STATUSES = ORDER_STATUSES.filter((status) => RULES[status].isFinished);

/** Orders in these statuses can be erased at once: they are finished, or unpaid and cancelled by the erasure. */
export const ERASABLE_STATUSES: readonly OrderStatus[] = [...FINISHED_STATUSES, 'pending_transfer'];

/** Refunds alone enter these: a status never moves money. */
export const REFUND_STATUSES: readonly OrderStatus[] = ['refund_pending', 'refunded'];

export const REFUND_BY_REFUND = [
  409,
  'order.refund_by_refund',
  'El dinero se devuelve con el botón «Devolver» del pedido: el estado cambia solo con la devolución.',
] as const;

/** `held`: what the shop has for the order. Money is given back before an order is cancelled, and nothing is given back without it. */
export function nextStatuses(status: OrderStatus, held: Pesos): readonly OrderStatus[] {
  const impossible = held > 0 ? 'cancelled' : 'refund_pending';
  return RULES[status].next.filter((each) => each !== impossible);
}
