import { formatPesos, type Pesos } from '../../common/money.js';
import type { Mail } from '../mail-sender.port.js';
import { html } from './html.js';
import { dayOf, itemsHtml, itemsText, methodName, type OrderFacts } from './order-parts.js';

export interface OrderMailFacts extends OrderFacts {
  readonly to: string;
  /** See `Mail.id`. */
  readonly id: string;
  readonly status: keyof typeof NEWS;
  /** What the staff wrote beside the change, such as the number of a parcel; '' for nothing. */
  readonly note: string;
  readonly businessDays: readonly [least: number, most: number];
  /** Paid on delivery. */
  readonly shippingEstimate: Pesos;
  readonly trackUrl: string;
  readonly transfer: {
    readonly bank: string;
    readonly type: string;
    readonly number: string;
    readonly holder: string;
    /** Opens a chat for the proof. */
    readonly proofLink: string;
  };
}

/** For each state of an order: the subject, and what it means for the shopper. */
const NEWS = {
  pending_transfer: [
    'Recibimos tu pedido',
    'Tu pedido está reservado. Empezamos a hacerlo cuando recibamos tu transferencia.',
  ],
  paid: ['Confirmamos tu pedido', 'Recibimos tu pago. Gracias por elegir Sigerist.'],
  payment_review: [
    'Estamos revisando tu pago',
    'Recibimos tu pago y lo estamos revisando. Te escribimos pronto; no tienes que pagar otra vez.',
  ],
  in_production: ['Estamos haciendo tu pedido', 'Tu pedido ya está en el taller.'],
  shipped: [
    'Tu pedido va en camino',
    'Tu pedido salió del taller. Una vez en camino, la entrega tarda cerca de 24 horas.',
  ],
  delivered: ['Entregamos tu pedido', 'Tu pedido fue entregado. Esperamos que lo disfrutes.'],
  cancelled: ['Cancelamos tu pedido', 'Tu pedido fue cancelado.'],
  refund_pending: [
    'Estamos tramitando tu reembolso',
    'Vamos a devolverte el dinero. Puede tardar hasta diez días hábiles.',
  ],
  refunded: ['Te devolvimos el dinero', 'El reembolso de tu pedido está hecho.'],
} as const;

/** Only the mails that begin an order carry what was ordered. */
const WITH_ITEMS = new Set<OrderMailFacts['status']>(['pending_transfer', 'paid', 'payment_review']);

/** Tells the shopper in which state the order is now; after the payment with items, delivery times and receipt. */
export function orderMail(facts: OrderMailFacts): Mail {
  const { to, id, number, status, customer, trackUrl, note } = facts;
  const [title, news] = NEWS[status];
  const greeting = `Hola, ${customer.name.split(/\s+/)[0]}:`;
  const hasItems = WITH_ITEMS.has(status);
  const after = [
    status === 'pending_transfer' ? transferText(facts) : '',
    hasItems ? deliveryText(facts) : '',
    status === 'paid' ? receiptText(facts) : '',
    note,
  ].filter(Boolean);
  const closing = 'Responde a este correo si tienes alguna pregunta.';
  return {
    to,
    id,
    subject: `${title}: ${number}`,
    text: [
      greeting,
      news,
      ...(hasItems ? [itemsText(facts)] : []),
      ...after,
      `Sigue tu pedido: ${trackUrl}`,
      closing,
    ].join('\n\n'),
    html: [
      html`<h1 style="font-size:22px">${title}: ${number}</h1>
        <p>${greeting}</p>
        <p>${news}</p>`,
      ...(hasItems ? [itemsHtml(facts)] : []),
      ...after.map((text) => html`<p>${text}</p>`),
      html`<p><a href="${trackUrl}">Sigue tu pedido</a></p>
        <p>${closing}</p>`,
    ].join(''),
  };
}

function transferText({ finalTotal, transfer }: OrderMailFacts): string {
  return [
    `Transfiere ${formatPesos(finalTotal)} a esta cuenta:`,
    `${transfer.bank}, cuenta de ${transfer.type.toLowerCase()} ${transfer.number}, a nombre de ${transfer.holder}`,
    `Envíanos el comprobante por WhatsApp: ${transfer.proofLink}`,
  ].join('\n');
}

function deliveryText({ businessDays: [least, most], shippingEstimate, address }: OrderMailFacts): string {
  return [
    `Tiempo de entrega: ${least} a ${most} días hábiles desde el pago.`,
    `Envío: ${address || 'te escribimos para confirmar la dirección'}. Cuesta cerca de ${formatPesos(shippingEstimate)} y lo pagas al recibir.`,
    'Una pieza personalizada no tiene derecho de retracto.',
  ].join('\n');
}

function receiptText({ number, createdAt, finalTotal, paymentMethod, transactionId }: OrderMailFacts): string {
  return [
    'Recibo: PROCESADO',
    `Pedido ${number}, ${dayOf(createdAt)}`,
    `Pagado: ${formatPesos(finalTotal)} (${methodName(paymentMethod)})`,
    ...(transactionId ? [`Transacción: ${transactionId}`] : []),
  ].join('\n');
}
