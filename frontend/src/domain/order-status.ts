import type { OrderDto, OrderEvent, OrderStatus } from '../api/orders.api';
import { partReceived } from './instalments';
import { USUAL_SEQUENCE } from './order-stages';
import { lastOf } from './lists';

/** The texts of a page about a payment. */
export interface PaymentWords {
  /** The page's title in the browser tab and its main heading. */
  title: string;
  kind: 'info' | 'success' | 'warning' | 'error';
  /** Text of the status line; for some statuses in the owner's own words. */
  status: string;
  /** The meaning of the status and what the customer should do. */
  meaning: string;
}

interface StatusWords {
  /** Label beside an order. */
  label: string;
  /** The next step, for the customer. */
  next: string;
  /** Texts of the page after the payment; without a meaning the page names where the confirmation was sent. */
  afterPaying: Omit<PaymentWords, 'meaning'> & { meaning?: string };
}

const THANKS = { title: 'Gracias. Ya vamos a hacer tu pedido', kind: 'success' } as const;

/** The statuses of an order, in the customer's words. */
const STATUS_WORDS: Record<OrderStatus, StatusWords> = {
  pending_transfer: {
    label: 'Esperamos tu transferencia',
    next: 'Empezamos a hacerlo cuando veamos tu transferencia. Si ya la hiciste, envíanos el comprobante por WhatsApp.',
    afterPaying: { title: 'Esperamos tu transferencia', kind: 'info', status: 'Recibimos tu pedido.' },
  },
  paid: {
    label: 'Pago recibido',
    next: 'Sigue el taller: cortamos, cosemos y armamos tu pedido.',
    afterPaying: { ...THANKS, status: '¡Pago completado exitosamente!' },
  },
  payment_review: {
    label: 'Pago en revisión',
    next: 'Una persona está revisando tu pago y te escribe pronto. No tienes que pagar otra vez.',
    afterPaying: {
      title: 'Estamos revisando tu pago',
      kind: 'info',
      status: 'Recibimos tu pago y una persona lo está revisando.',
      meaning: 'Te escribimos pronto. No tienes que pagar otra vez.',
    },
  },
  in_production: {
    label: 'En el taller',
    next: 'Te avisamos por correo apenas salga.',
    afterPaying: { ...THANKS, status: 'Tu pedido ya está en el taller.' },
  },
  shipped: {
    label: 'En camino',
    next: 'El envío lo pagas al recibir.',
    afterPaying: { ...THANKS, title: 'Tu pedido va en camino', status: 'Salió de nuestro taller.' },
  },
  delivered: {
    label: 'Entregado',
    next: 'Esperamos que lo disfrutes. Tienes 6 meses de garantía.',
    afterPaying: { ...THANKS, title: 'Entregamos tu pedido', status: 'Esperamos que lo disfrutes.' },
  },
  cancelled: {
    label: 'Cancelado',
    next: 'No vamos a hacer este pedido. Si no fue decisión tuya, escríbenos.',
    afterPaying: {
      title: 'Este pedido fue cancelado',
      kind: 'warning',
      status: 'No vamos a hacerlo.',
      meaning: 'Si no lo pediste tú, escríbenos.',
    },
  },
  refund_pending: {
    label: 'Devolución en camino',
    next: 'Vamos a devolverte el dinero. Te escribimos por correo la fecha y cada paso.',
    afterPaying: {
      title: 'Te estamos devolviendo el dinero',
      kind: 'info',
      status: 'Vamos a devolverte el dinero.',
      meaning: 'Te escribimos por correo la fecha y cada paso.',
    },
  },
  refunded: {
    label: 'Dinero devuelto',
    next: 'Ya te devolvimos el dinero. Según tu banco, puede tardar en verse.',
    afterPaying: {
      title: 'Te devolvimos el dinero',
      kind: 'success',
      status: 'Ya te devolvimos el dinero de este pedido.',
    },
  },
};

/** Names of the order events that change no status. */
export const EVENT_LABELS: Record<OrderEvent, string> = {
  balance_requested: 'Listo: falta el saldo',
  instalment_received: 'Recibimos un pago',
  receipt_corrected: 'Corregimos un pago',
  allowance_given: 'Ajustamos el valor',
  payment_reminder: 'Te recordamos el pago',
  payment_overdue: 'Se cerró sin pago',
  shipment_corrected: 'Corregimos la guía',
  details_corrected: 'Cambiaron los datos',
  account_withdrawn: 'La cuenta ya no se usa',
  account_given: 'Te dimos la cuenta nueva',
};

/** For an order in two instalments that is in production. */
const HALF_PAID: Partial<Record<OrderStatus, Pick<StatusWords, 'label' | 'next'>>> = {
  paid: { label: 'Anticipo recibido', next: 'Sigue el taller. El saldo lo pagas cuando tu pedido esté listo.' },
  in_production: {
    label: 'En el taller',
    next: 'El saldo lo pagas cuando tu pedido esté listo. También puedes hacerlo ya.',
  },
};

/** For an order whose piece is finished. */
const BALANCE_DUE: Pick<StatusWords, 'label' | 'next'> = {
  label: 'Listo: falta el saldo',
  next: 'Tu pedido está terminado. Apenas recibamos el saldo te lo enviamos.',
};

/** For an order whose payment the provider voided, also after its dispatch, or while another payment is held. */
const VOIDED: StatusWords = {
  label: 'Pago anulado',
  next: 'El pago fue anulado y no tenemos ese dinero. Una persona te escribe pronto. Antes de pagar otra vez, escríbenos.',
  afterPaying: {
    title: 'Anularon el pago de este pedido',
    kind: 'warning',
    status: 'El pago fue anulado y no tenemos ese dinero.',
    meaning: 'Una persona te escribe pronto. Antes de pagar otra vez, escríbenos.',
  },
};

/** For an order without money to pay, because of its discount code. */
const FREE: StatusWords = {
  label: 'Sin costo por tu código',
  next: 'No tienes que pagar nada. Sigue el taller: cortamos, cosemos y armamos tu pedido.',
  afterPaying: { ...THANKS, status: 'Sin costo por tu código: no tienes que pagar nada.' },
};

/** The name of a past or coming status. */
export function statusLabel(status: OrderStatus, isFree: boolean): string {
  return isFree && status === 'paid' ? FREE.label : STATUS_WORDS[status].label;
}

const VOIDED_PART_MEANING =
  'Seguimos teniendo lo demás que pagaste. Una persona te escribe pronto: mientras tanto no tienes que pagar nada.';

/** For an order that keeps the money of another payment. */
const VOIDED_PART: StatusWords = {
  label: 'Un pago anulado',
  next: `Uno de tus pagos fue anulado y no tenemos ese dinero. ${VOIDED_PART_MEANING}`,
  afterPaying: {
    title: 'Anularon uno de tus pagos',
    kind: 'warning',
    status: 'Uno de los pagos de este pedido fue anulado y no tenemos ese dinero.',
    meaning: VOIDED_PART_MEANING,
  },
};

/** Only the express service promises 24 hours in transit. */
const EXPRESS_ON_ITS_WAY = 'Va con servicio express: 24 horas en camino. El envío lo pagas al recibir.';

/** The status of an order and its next step, in the customer's words. */
export function statusWords({
  status,
  reviewReason,
  isExpress,
  amountDue,
  instalments = [],
  isFree = false,
  paid,
}: Pick<OrderDto, 'status' | 'reviewReason' | 'isExpress' | 'amountDue'> &
  // Missing in an order that an earlier release stored in the tab.
  Partial<Pick<OrderDto, 'instalments' | 'isFree' | 'paid'>>): StatusWords {
  if (isFree && status === 'paid') return FREE;
  if (reviewReason === 'voided') return instalments.some(({ state }) => state === 'paid') ? VOIDED_PART : VOIDED;
  const words = STATUS_WORDS[status];
  const part = status === 'pending_transfer' && partReceived({ paid, amountDue });
  if (part)
    return { ...words, label: 'Esperamos el resto', next: `${part} Empezamos a hacerlo cuando llegue el resto.` };
  const halfPaid = amountDue > 0 && HALF_PAID[status];
  if (halfPaid) return { ...words, ...(lastOf(instalments)?.state === 'due' ? BALANCE_DUE : halfPaid) };
  return status === 'shipped' && isExpress ? { ...words, next: EXPRESS_ON_ITS_WAY } : words;
}

/** The remaining statuses; none when a person has to decide first. */
export function statesAhead(status: OrderStatus): readonly OrderStatus[] {
  const position = USUAL_SEQUENCE.indexOf(status);
  return position < 0 ? [] : USUAL_SEQUENCE.slice(position + 1);
}

/** The prepared text of a chat about the order: only its number, and no personal data. */
export function chatText({
  orderNumber,
  status,
  reviewReason,
}: Pick<OrderDto, 'orderNumber' | 'status' | 'reviewReason'>): string {
  if (reviewReason === 'voided') return `Hola, anularon el pago de mi pedido ${orderNumber}. ¿Qué debo hacer?`;
  return status === 'pending_transfer'
    ? `Hola, envío el comprobante de la transferencia de mi pedido ${orderNumber}.`
    : `Hola, tengo una pregunta sobre mi pedido ${orderNumber}.`;
}
