import { ORDER_STATUSES, type OrderStatus } from '../../common/order-statuses.js';

export { ORDER_STATUSES, type OrderStatus };

interface StatusRules {
  /** The statuses that may follow. */
  readonly next: readonly OrderStatus[];
  /** Nothing is left to make, deliver, pay or refund. */
  readonly isFinished: boolean;
  /** An order that holds no money enters this status with the transfer that was received, or not at all. */
  readonly needsMoney: boolean;
}

const RULES: Readonly<Record<OrderStatus, StatusRules>> = {
  pending_transfer: { next: ['paid', 'cancelled'], isFinished: false, needsMoney: false },
  paid: { next: ['in_production', 'payment_review', 'refund_pending'], isFinished: false, needsMoney: true },
  payment_review: { next: ['paid', 'refund_pending', 'cancelled'], isFinished: false, needsMoney: false },
  in_production: { next: ['shipped', 'payment_review', 'refund_pending'], isFinished: false, needsMoney: false },
  shipped: { next: ['delivered', 'payment_review', 'refund_pending'], isFinished: false, needsMoney: false },
  delivered: { next: ['payment_review', 'refund_pending'], isFinished: true, needsMoney: false },
  // A transfer may arrive after the cancellation: staff decide whether to make the order or to refund it.
  cancelled: { next: ['payment_review'], isFinished: true, needsMoney: false },
  refund_pending: { next: ['refunded'], isFinished: false, needsMoney: true },
  refunded: { next: [], isFinished: true, needsMoney: false },
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

/** Whether an order that holds no money enters this status only with a transfer. */
export function needsMoney(status: OrderStatus): boolean {
  return RULES[status].needsMoney;
}

/** `holdsMoney`: cancelling would hide money that the shop has; it is refunded instead. */
export function nextStatuses(status: OrderStatus, holdsMoney: boolean): readonly OrderStatus[] {
  const { next } = RULES[status];
  return holdsMoney ? next.filter((each) => each !== 'cancelled') : next;
}
