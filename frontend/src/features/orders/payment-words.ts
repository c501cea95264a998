import type { OrderDto, OrderStatus } from '../../api/orders.api';
import { isMasked, type PaymentOutcome } from './payment-outcome';

export interface PaymentWords {
  /** Of the page, as the browser's tab shows it and its first heading says it. */
  title: string;
  kind: 'info' | 'success' | 'warning' | 'error';
  /** The status line, in the specification's words where it has some. */
  status: string;
  /** What it means, and what to do. */
  meaning: string;
}

/** accounts-payments-chatbot.md, section 8. */
const NOT_COMPLETED = 'Hubo un problema completando tu orden. Contacta soporte.';
const NOT_PROCESSED = 'Error procesando el pago. Contacta soporte si el problema persiste.';

const RECEIVING = { title: 'Estamos recibiendo tu pago', kind: 'info', meaning: '' } as const;
const THANKS = { title: 'Ya es hora de bordar tu pedido', kind: 'success' } as const;

/** Of each state that a paid order can be in when its page is looked at. */
const ORDER_WORDS: Record<OrderStatus, Omit<PaymentWords, 'meaning'> & { meaning?: string }> = {
  pending_transfer: { title: 'Esperamos tu transferencia', kind: 'info', status: 'Recibimos tu pedido.' },
  paid: { ...THANKS, status: '¡Pago completado exitosamente!' },
  in_production: { ...THANKS, status: 'Tu pedido ya está en el taller.' },
  shipped: { ...THANKS, title: 'Tu pedido va en camino', status: 'Salió de nuestro taller.' },
  delivered: { ...THANKS, title: 'Entregamos tu pedido', status: 'Esperamos que lo disfrutes.' },
  payment_review: {
    title: 'Estamos revisando tu pago',
    kind: 'info',
    status: 'Recibimos tu pago y una persona lo está revisando.',
    meaning: 'Te escribimos pronto. No tienes que pagar otra vez.',
  },
  cancelled: {
    title: 'Este pedido fue cancelado',
    kind: 'warning',
    status: 'No vamos a hacerlo.',
    meaning: 'Si no lo pediste tú, escríbenos.',
  },
  refund_pending: {
    title: 'Estamos tramitando tu reembolso',
    kind: 'info',
    status: 'Vamos a devolverte el dinero.',
    meaning: 'Puede tardar hasta diez días hábiles.',
  },
  refunded: { title: 'Te devolvimos el dinero', kind: 'success', status: 'El reembolso de este pedido está hecho.' },
};

const VOIDED: PaymentWords = {
  title: 'Anularon el pago de este pedido',
  kind: 'warning',
  status: 'El pago fue anulado y no tenemos ese dinero.',
  meaning: 'Una persona te escribe pronto. Antes de pagar otra vez, escríbenos.',
};

/** What the page says of a payment. */
export function paymentWords(outcome: PaymentOutcome): PaymentWords {
  switch (outcome.status) {
    case 'checking':
    case 'declined':
      return { ...RECEIVING, status: 'Procesando tu pago...' };
    case 'creating':
      return { ...RECEIVING, status: 'Creando tu orden y enviando confirmación...' };
    case 'pending':
      return pendingWords(outcome.isPaused);
    case 'away':
      return {
        title: 'Todavía no podemos confirmar tu pago',
        kind: 'warning',
        status: NOT_PROCESSED,
        meaning: `Si pagaste, tu dinero no se pierde: te escribimos cuando quede confirmado. No pagues otra vez. ${
          outcome.isPaused ? '' : 'Seguimos intentando.'
        }`,
      };
    case 'mismatch':
      return { title: 'Revisemos este pago', kind: 'error', status: NOT_COMPLETED, meaning: outcome.message };
    case 'unknown':
      return {
        title: 'No encontramos este pago',
        kind: 'error',
        status: NOT_COMPLETED,
        meaning: 'Si acabas de pagar, espera un momento y comprueba de nuevo. No pagues otra vez.',
      };
    case 'missing':
      return {
        title: 'Aquí verás tu pedido',
        kind: 'warning',
        status: 'No hay datos de un pedido en esta página.',
        meaning:
          'Si acabas de pagar, la confirmación llega a tu correo. Con el número del pedido también puedes seguirlo.',
      };
    case 'completed':
      return orderWords(outcome.order);
  }
}

function pendingWords(isPaused: boolean): PaymentWords {
  return {
    title: 'Estamos confirmando tu pago con tu banco',
    kind: 'info',
    status: isPaused ? 'Tu banco todavía no responde.' : 'Esta página se actualiza sola.',
    meaning:
      'Puedes cerrarla con tranquilidad: te enviamos por correo un enlace a tu pedido. No tienes que pagar otra vez.',
  };
}

function orderWords(order: OrderDto): PaymentWords {
  if (order.reviewReason === 'voided') return VOIDED;
  const { meaning, ...words } = ORDER_WORDS[order.status];
  return { ...words, meaning: meaning ?? mailNotice(order) };
}

function mailNotice(order: OrderDto): string {
  return isMasked(order)
    ? 'Enviamos la confirmación al correo de la compra. En este navegador ocultamos tus datos para cuidarlos.'
    : `Enviamos la confirmación a ${order.customerEmail}.`;
}
