import type { OrderDto } from '../../api/orders.api';
import { type PaymentWords, statusWords } from '../../domain/order-status';
import { isMasked, type PaymentOutcome } from './payment-outcome';

const NOT_COMPLETED = 'Hubo un problema completando tu orden. Contacta soporte.';
const NOT_PROCESSED = 'Error procesando el pago. Contacta soporte si el problema persiste.';

const RECEIVING = { title: 'Estamos recibiendo tu pago', kind: 'info', meaning: '' } as const;

/** Texts of the page for each state of a payment. */
export function paymentWords(outcome: PaymentOutcome): PaymentWords {
  switch (outcome.status) {
    case 'checking':
    case 'declined':
      return { ...RECEIVING, status: 'Procesando tu pago...' };
    case 'creating':
      return { ...RECEIVING, status: 'Creando tu orden y enviando confirmación...' };
    case 'pending':
      return pendingWords(outcome.isPaused);
    case 'unreachable':
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
        meaning: 'Si acabas de pagar, espera un momento y revisa otra vez. No pagues otra vez.',
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
  const { meaning, ...words } = statusWords(order).afterPaying;
  return { ...words, meaning: meaning ?? mailNotice(order) };
}

function mailNotice(order: OrderDto): string {
  return isMasked(order)
    ? 'Enviamos la confirmación al correo de la compra. Aquí no mostramos tus datos, para cuidarlos.'
    : `Enviamos la confirmación a ${order.customerEmail}.`;
}
