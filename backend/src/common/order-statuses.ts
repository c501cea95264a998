/**
 * Every status of an order, in the words of staff. In `common`, because the audit log, which the orders depend on, shows them too. The
 * transitions between them are in `orders/domain/order-status.ts`; `npm run openapi` writes names and stages for the pages.
 */
export const ORDER_STATUS_NAMES = {
  pending_transfer: 'Espera transferencia',
  paid: 'Pagado',
  payment_review: 'Pago en revisión',
  in_production: 'En producción',
  shipped: 'Enviado',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  refund_pending: 'Por reembolsar',
  refunded: 'Reembolsado',
} as const;

export type OrderStatus = keyof typeof ORDER_STATUS_NAMES;

/** `accepted`: paid, and nothing is cut or embroidered yet. `sent`: the parcel has left the workshop. */
type OrderStage = 'unpaid' | 'review' | 'accepted' | 'production' | 'sent' | 'cancelled' | 'refund';

/** The stage of each status. Rules ask for a stage, so that they hold for a new status, too. */
export const ORDER_STAGES: Readonly<Record<OrderStatus, OrderStage>> = {
  pending_transfer: 'unpaid',
  paid: 'accepted',
  payment_review: 'review',
  in_production: 'production',
  shipped: 'sent',
  delivered: 'sent',
  cancelled: 'cancelled',
  refund_pending: 'refund',
  refunded: 'refund',
};

export const ORDER_STATUSES = Object.keys(ORDER_STATUS_NAMES) as OrderStatus[];

function statusesIn(...stages: readonly OrderStage[]): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((status) => stages.includes(ORDER_STAGES[status]));
}

/** Nothing is cut or embroidered yet. */
export const BEFORE_PRODUCTION = statusesIn('unpaid', 'review', 'accepted');

/** Paid, and still to be made and sent. Partial indexes list these statuses, so a new one needs a migration. */
export const IN_WORKSHOP = statusesIn('accepted', 'production');

/** The parcel has left the workshop. */
export const SENT = statusesIn('sent');

/** From the payment on, the order is made and delivered. */
export const MAKING_STATUSES = [...IN_WORKSHOP, ...SENT];
