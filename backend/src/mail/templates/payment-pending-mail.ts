import { formatPesos, type Pesos } from '../../common/money.js';
import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';

interface PendingPayment {
  readonly to: string;
  /** The provider's id of the undecided payment. */
  readonly transactionId: string;
  readonly amount: Pesos;
  /** Page that shows the payment. */
  readonly url: string;
}

/** Mail with a link to a payment that the bank has not decided yet. */
export function paymentPendingMail({ to, transactionId, amount, url }: PendingPayment): Mail {
  return letterMail({
    to,
    id: `payment-pending-${transactionId}`,
    subject: 'Estamos confirmando tu pago con tu banco',
    preview: 'No tienes que pagar otra vez.',
    greeting: 'Hola:',
    paragraphs: [
      `Tu banco todavía no nos confirma tu pago de ${formatPesos(amount)}. Apenas lo haga te enviamos la confirmación de tu pedido: no tienes que pagar otra vez.`,
      'Si no alcanzaste a terminar el pago en la página de tu banco, puedes intentarlo de nuevo. Tu carrito sigue guardado.',
    ],
    link: { text: 'Ver cómo va tu pago', url },
    note: 'Si no hiciste esta compra, ignora este correo. Si tienes alguna pregunta, respóndelo.',
  });
}
