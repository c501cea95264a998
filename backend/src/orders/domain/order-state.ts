/** Order states and their allowed transitions. */
const TRANSITIONS = {
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
} as const;

export type OrderState = keyof typeof TRANSITIONS;

export const ORDER_STATES = Object.keys(TRANSITIONS) as OrderState[];

/** The states in the words of staff. */
export const STATE_NAMES: Readonly<Record<OrderState, string>> = {
  pending_transfer: 'Espera transferencia',
  paid: 'Pagado',
  payment_review: 'En revisión',
  in_production: 'En producción',
  shipped: 'Enviado',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  refund_pending: 'Por reembolsar',
  refunded: 'Reembolsado',
};

/** The order is finished: nothing is left to make, deliver, pay or refund. */
export const FINISHED_STATES: readonly OrderState[] = ['delivered', 'cancelled', 'refunded'];

/** Nothing is cut or embroidered yet. */
export const BEFORE_PRODUCTION: readonly OrderState[] = ['pending_transfer', 'paid', 'payment_review'];

/** From the payment on, the order is made and delivered. */
export const STATES_OF_MAKING: readonly OrderState[] = ['paid', 'in_production', 'shipped', 'delivered'];

/** Orders in these states can be erased at once: they are finished, or unpaid and cancelled by the erasure. */
export const ERASABLE_STATES: readonly OrderState[] = [...FINISHED_STATES, 'pending_transfer'];

/** `holdsMoney`: cancelling would hide money that the shop has; it is refunded instead. */
export function nextStates(state: OrderState, holdsMoney: boolean): readonly OrderState[] {
  const next: readonly OrderState[] = TRANSITIONS[state];
  return holdsMoney ? next.filter((each) => each !== 'cancelled') : next;
}
