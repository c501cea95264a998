import { formatPesos, type Pesos } from '../../common/money.js';
import type { Mail } from '../mail-sender.port.js';
import { letterMail, type LetterPart } from './letter.js';
import { dayOf, itemsPart, methodName, type OrderFacts, rowsPart } from './order-parts.js';
import { greetingOf, readsAsLink } from './reads-as-link.js';

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
  /** Null while the shop has no account for transfers. */
  readonly transfer: TransferFacts | null;
}

interface TransferFacts {
  readonly bank: string;
  readonly type: string;
  readonly number: string;
  readonly holder: string;
  /** Opens a chat for the proof; null while the shop has no number for chats. */
  readonly proofUrl: string | null;
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

/** Tells the shopper in which state the order is now; when it begins, with items, delivery times and receipt. */
export function orderMail(facts: OrderMailFacts): Mail {
  const { to, id, number, status, customer, trackUrl, transfer, note } = facts;
  const [title, news] = NEWS[status];
  const account = status === 'pending_transfer' ? transfer : null;
  const tracking = { text: 'Seguir mi pedido', url: trackUrl };
  const proof = account?.proofUrl && { text: 'Enviar el comprobante por WhatsApp', url: account.proofUrl };
  return letterMail({
    to,
    id,
    subject: `${title}: ${number}`,
    preview: news,
    greeting: greetingOf(customer.name.split(/\s+/)[0] ?? ''),
    paragraphs: [news, note, account && !proof ? 'Envíanos el comprobante respondiendo a este correo.' : ''].filter(
      Boolean,
    ),
    parts: [
      ...(account ? [transferPart(facts, account)] : []),
      ...(WITH_ITEMS.has(status) ? [itemsPart(`Tu pedido ${number}`, forShopper(facts)), deliveryPart(facts)] : []),
      ...(status === 'paid' ? [receiptPart(facts)] : []),
    ],
    link: proof || tracking,
    ...(proof && { furtherLink: tracking }),
    note: 'Responde a este correo si tienes alguna pregunta.',
  });
}

/** Without what anybody could have written to somebody else's address. */
function forShopper(facts: OrderMailFacts): OrderMailFacts {
  const items = facts.items.map((item) => ({ ...item, details: item.details.filter((it) => !readsAsLink(it)) }));
  return { ...facts, items };
}

function transferPart({ number, finalTotal }: OrderMailFacts, transfer: TransferFacts): LetterPart {
  return rowsPart(`Transfiere ${formatPesos(finalTotal)} a esta cuenta`, [
    ['Banco', transfer.bank],
    [`Cuenta de ${transfer.type.toLowerCase()}`, transfer.number],
    ['A nombre de', transfer.holder],
    ['Referencia', number],
  ]);
}

function deliveryPart({ businessDays: [least, most], shippingEstimate, address }: OrderMailFacts): LetterPart {
  const isKnown = address !== '' && !readsAsLink(address);
  return rowsPart('Entrega', [
    ['Tiempo', `${least} a ${most} días hábiles desde el pago`],
    ['Dirección', isKnown ? address : 'Te escribimos para confirmarla'],
    ['Envío', `Cerca de ${formatPesos(shippingEstimate)}, que pagas al recibir`],
  ]);
}

function receiptPart({ number, createdAt, finalTotal, paymentMethod, transactionId }: OrderMailFacts): LetterPart {
  return rowsPart('Recibo: PROCESADO', [
    ['Pedido', number],
    ['Fecha', dayOf(createdAt)],
    ['Pagado', formatPesos(finalTotal)],
    ['Medio de pago', methodName(paymentMethod)],
    ...(transactionId ? ([['Transacción', transactionId]] as const) : []),
  ]);
}
