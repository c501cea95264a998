/**
 * Every status of an order, in the words of staff. In `common`, because the audit log, which the orders depend on, shows them too. The
 * transitions between them are in `orders/domain/order-status.ts`.
 */
export const ORDER_STATUS_NAMES = {
  pending_transfer: 'Espera transferencia',
  paid: 'Pagado',
  payment_review: 'En revisión',
  in_production: 'En producción',
  shipped: 'Enviado',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  refund_pending: 'Por reembolsar',
  refunded: 'Reembolsado',
} as const;

export type OrderStatus = keyof typeof ORDER_STATUS_NAMES;
