import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';
import { dayOf, itemsPart, methodName, type OrderFacts, rowsPart } from './order-parts.js';

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
  const { to, id, number, customer, address, panelUrl, needsReview, transactionId } = facts;
  const heading = needsReview ? `Pedido ${number} en revisión` : `Pedido nuevo ${number}`;
  const items = facts.items.map((item) => {
    const request = item.request ? [`Solicitud: ${item.request}`] : [];
    return { ...item, details: [...item.details, ...request] };
  });
  return letterMail({
    to,
    id,
    replyTo: { name: customer.name, address: customer.email },
    subject: heading,
    preview: `${customer.name}, ${methodName(facts.paymentMethod)}`,
    greeting: heading,
    paragraphs: [
      needsReview ? 'No lo hagan todavía: alguien tiene que mirar el pago en el panel.' : '',
      facts.nameless.length > 0 ? `Falta el nombre de: ${facts.nameless.join(', ')}.` : '',
    ].filter(Boolean),
    parts: [
      itemsPart('Para hacer', { ...facts, items }),
      rowsPart('Quién compra', [
        ['Nombre', customer.name],
        ['Correo', customer.email],
        ['Teléfono', customer.phone || 'Sin teléfono'],
        ['Envío', address || 'Por confirmar'],
        ['Servicio', facts.isExpress ? 'Express' : 'Normal'],
        ...(facts.delivery ? ([['Llega', facts.delivery]] as const) : []),
        ['Pago', methodName(facts.paymentMethod)],
        ...(transactionId ? ([['Transacción', transactionId]] as const) : []),
        ['Fecha', dayOf(facts.createdAt)],
      ]),
    ],
    link: { text: 'Ver el pedido', url: panelUrl },
    note: 'Al responder este correo le escribes a quien compró.',
  });
}
