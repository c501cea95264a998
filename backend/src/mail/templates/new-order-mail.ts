import { formatPesos } from '../../common/money.js';
import { paymentMethodName } from '../../common/payment-method-names.js';
import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';
import { dayOf, linesPart, type OrderFacts, rowsPart } from './order-parts.js';

export interface NewOrderMailFacts extends OrderFacts {
  readonly to: string;
  readonly id: string;
  /** Page of the order for the staff. */
  readonly panelUrl: string;
  /**
   * `review`: a person must look at the payment before anything is made; `arrived`: an order that was unpaid until now is paid;
   * `balance`: a further payment of an order that is being made, or is finished.
   */
  readonly money: NewOrderMoney;
}

export type NewOrderMoney = keyof typeof HEADINGS;

const HEADINGS = {
  paid: (number: string) => `Pedido nuevo ${number}`,
  arrived: (number: string) => `Pagado: ${number}`,
  balance: (number: string) => `Llegó el saldo de ${number}`,
  unpaid: (number: string) => `Sin pagar: ${number}`,
  review: (number: string) => `Pedido ${number} en revisión`,
};

/** The reason not to make the order yet; '' for an order that can be made. */
const NOT_YET = {
  paid: '',
  arrived: '',
  balance: '',
  unpaid: 'No lo hagan todavía: espera la transferencia. Confírmenla en el panel cuando llegue.',
  review: 'No lo hagan todavía: alguien tiene que mirar el pago en el panel.',
};

/** In place of the customer's data. */
const ERASURE_ASKED = 'La familia pidió borrar sus datos: mientras se hace el pedido, los ves solo en su página.';

/** Mail to the shop about a new order or about its payment; a reply goes to the customer. */
export function newOrderMail(facts: NewOrderMailFacts): Mail {
  const { to, id, number, customer, panelUrl, money, transactionId } = facts;
  const heading = HEADINGS[money](number);
  const lines = facts.lines.map((line) => {
    const request = line.request ? [`Solicitud: ${line.request}`] : [];
    return { ...line, details: [...line.details, ...request] };
  });
  const letter = letterMail({
    to,
    id,
    ...(customer.email && { replyTo: { name: customer.name, address: customer.email } }),
    subject: heading,
    preview: [customer.name, paymentMethodName(facts.paymentMethod)].filter(Boolean).join(', '),
    greeting: heading,
    paragraphs: [
      NOT_YET[money],
      money === 'balance' ? balanceParagraph(facts) : '',
      facts.excess > 0
        ? `Sobran ${formatPesos(facts.excess)}: decidan qué hacer con ellos en «Dinero», «Sin pedido».`
        : '',
      facts.nameless.length > 0 ? `Falta el nombre de: ${facts.nameless.join(', ')}.` : '',
    ].filter(Boolean),
    parts: [
      linesPart(NOT_YET[money] || money === 'balance' ? 'Lo que pidió' : 'Para hacer', { ...facts, lines }),
      rowsPart('Quién compra', [
        ...buyerRows(facts),
        ['Servicio', facts.isExpress ? 'Express' : 'Normal'],
        ...(facts.delivery ? ([['Llega', facts.delivery]] as const) : []),
        ['Pago', paymentMethodName(facts.paymentMethod)],
        ...(facts.instalments.length > 1
          ? ([['Por partes', '50 % para empezar y el resto antes de enviarlo']] as const)
          : []),
        ...(transactionId ? ([['Transacción', transactionId]] as const) : []),
        ['Fecha', dayOf(facts.createdAt)],
      ]),
    ],
    link: { text: 'Ver el pedido', url: panelUrl },
    note: customer.email ? 'Al responder este correo le escribes a quien compró.' : ERASURE_ASKED,
  });
  return money === 'unpaid' ? { ...letter, isStrangers: true, digestEntry: `${heading}: ${panelUrl}` } : letter;
}

function balanceParagraph({ paid, due }: NewOrderMailFacts): string {
  const rest = due > 0 ? `Faltan ${formatPesos(due)}.` : 'No falta nada por pagar: si está listo, ya puede salir.';
  return `Lo pagaron en línea. Van ${formatPesos(paid)} recibidos. ${rest}`;
}

/** Empty for a customer who asked to erase the data. */
function buyerRows({ customer, address }: NewOrderMailFacts): [string, string][] {
  if (!customer.email) return [];
  return [
    ['Nombre', customer.name],
    ['Correo', customer.email],
    ['Teléfono', customer.phone || 'Sin teléfono'],
    ['Envío', address || 'Por confirmar'],
  ];
}
