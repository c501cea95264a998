import type { OrderEvent, OrderStatus, StaffOrderDto } from '../api/workshop.api';

/** How urgently somebody has to do something about it. */
export type StateTone = 'attention' | 'work' | 'done' | 'quiet';

interface StateWords {
  name: string;
  tone: StateTone;
}

/** Every state of an order (decisions, 27), in the words of the workshop. */
export const ORDER_STATES: Readonly<Record<OrderStatus, StateWords>> = {
  pending_transfer: { name: 'Espera transferencia', tone: 'attention' },
  paid: { name: 'Pagado', tone: 'work' },
  payment_review: { name: 'Pago en revisión', tone: 'attention' },
  in_production: { name: 'En producción', tone: 'work' },
  shipped: { name: 'Enviado', tone: 'done' },
  delivered: { name: 'Entregado', tone: 'done' },
  cancelled: { name: 'Cancelado', tone: 'quiet' },
  refund_pending: { name: 'Por reembolsar', tone: 'attention' },
  refunded: { name: 'Reembolsado', tone: 'quiet' },
};

/** What happened to the payment of an order, where its status does not tell it. */
export const ORDER_EVENTS: Readonly<Record<OrderEvent, string>> = {
  balance_requested: 'Saldo pedido',
  instalment_received: 'Llegó un pago',
  payment_reminder: 'Recordatorio enviado',
  payment_overdue: 'Cerrado sin pago',
};

/** Every state, in the order of an order's life. */
export const ALL_STATES = Object.keys(ORDER_STATES) as OrderStatus[];

export function isOrderStatus(text: string | null): text is OrderStatus {
  return text !== null && Object.hasOwn(ORDER_STATES, text);
}

/** What there is to look at before anything is made of a paid order. */
export const REVIEW_REASONS: Readonly<Record<NonNullable<StaffOrderDto['reviewReason']>, string>> = {
  late_payment:
    'El pago llegó tarde: ya había vencido, o alguien canceló el pedido. Decide si se hace o si se devuelve el dinero.',
  second_payment:
    'Ya había otro pedido de estas piezas. Pregunta a la familia cuál quiere: si no quería dos, cancela el que no se pagó o devuelve el dinero que sobra.',
  voided:
    'El proveedor anuló este pago: no tenemos ese dinero. Sigue con la pieza solo si la familia paga otra vez por transferencia; si no, cancela el pedido.',
};

/** For money that is back with the family already. */
export const VOIDED_REFUND =
  'El proveedor ya anuló este pago. Comprueba que el dinero no se devuelva dos veces y registra la anulación como comprobante.';
