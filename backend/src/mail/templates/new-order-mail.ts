import type { Mail } from '../mail-sender.port.js';
import { html } from './html.js';
import { dayOf, itemsHtml, itemsText, methodName, type OrderFacts } from './order-parts.js';

export interface NewOrderMailFacts extends OrderFacts {
  readonly to: string;
  readonly id: string;
  /** Where the staff sees the order. */
  readonly panelUrl: string;
  /** Paid, but a person must look before anything is made. */
  readonly needsReview: boolean;
}

/** Tells the shop of a new order; answering it answers the shopper. */
export function newOrderMail(facts: NewOrderMailFacts): Mail {
  const { to, id, number, customer, address, panelUrl, needsReview } = facts;
  const heading = needsReview ? `Pedido ${number} en revisión` : `Pedido nuevo ${number}`;
  const about = [
    `${customer.name}, ${customer.email}, ${customer.phone || 'sin teléfono'}`,
    `Envío: ${address || 'por confirmar'}`,
    `Pago: ${methodName(facts.paymentMethod)}${facts.transactionId ? `, transacción ${facts.transactionId}` : ''}`,
    `Fecha: ${dayOf(facts.createdAt)}`,
  ];
  return {
    to,
    id,
    replyTo: { name: customer.name, address: customer.email },
    subject: heading,
    text: [heading, itemsText(facts), about.join('\n'), `Ver el pedido: ${panelUrl}`].join('\n\n'),
    html: [
      html`<h1 style="font-size:22px">${heading}</h1>`,
      itemsHtml(facts),
      html`<p>${about.join('\n')}</p>`,
      html`<p><a href="${panelUrl}">Ver el pedido</a></p>`,
    ].join(''),
  };
}
