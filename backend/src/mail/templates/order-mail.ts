import { paymentMethodName } from '../../common/payment-method-names.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import { textWithoutLink } from '../../common/links.js';
import type { Mail } from '../mail-sender.port.js';
import { letterMail, type LetterPart } from './letter.js';
import { dayOf, linesPart, momentOf, type OrderFacts, piecePart, rowsPart } from './order-parts.js';
import { FREE_ORDER, REVIEW_EMAILS, STATUS_EMAILS } from './order-mail-texts.js';
import { greetingOf } from './greeting.js';

export interface OrderMailFacts extends OrderFacts {
  readonly to: string;
  /** See `Mail.id`. */
  readonly id: string;
  readonly status: keyof typeof STATUS_EMAILS;
  /** Selects the text about a review that the shop began itself; null when a person began it, and for the other states. */
  readonly review: keyof typeof REVIEW_EMAILS | null;
  /** The staff's note on the change, such as the tracking number; '' for none. */
  readonly note: string;
  /** The fields that this change corrected; empty for any other change. */
  readonly corrected: readonly CorrectedFact[];
  /** The shipment; null before shipping, and when it is described only in the note. */
  readonly shipment: ShipmentFacts | null;
  readonly businessDays: readonly [least: number, most: number];
  /** Paid on delivery. */
  readonly shippingEstimate: Pesos;
  readonly trackUrl: string;
  /** Opens a chat about paying again, for a voided payment; null while the shop has no number for chats. */
  readonly payAgainUrl: string | null;
  /** Until when an unpaid order keeps its discount code, which others may use up then; null for any other order. */
  readonly codeKeptUntil: Date | null;
  /** Null while the shop has no account for transfers, and when the one that the customer was shown is no longer used. */
  readonly transfer: TransferFacts | null;
  /** Whether the shop no longer uses the account that the customer was shown. */
  readonly isAccountWithdrawn: boolean;
  /** The voided payment, when the mail is about a void. */
  readonly voided: VoidedFacts | null;
}

interface CorrectedFact {
  /** In words: 'la dirección de entrega'. */
  readonly what: string;
  /** '' for none. */
  readonly before: string;
  readonly after: string;
  /** The piece as it is made now; missing for what is on no piece. */
  readonly piece?: {
    /** Id of its picture within the mail; missing for a piece that is not drawn. */
    readonly picture?: string;
    readonly details: readonly string[];
  };
}

interface ShipmentFacts {
  readonly carrier: string;
  /** '' for none. */
  readonly guide: string;
  /** Why the parcel left without a tracking number; '' for a parcel with one. */
  readonly reason: string;
  /** The carrier's page about the parcel; null without one. */
  readonly trackingUrl: string | null;
  /** False where that page may ask for the number. */
  readonly opensParcel: boolean;
}

interface VoidedFacts {
  readonly amount: Pesos;
  /** The part of it that refunds had given back before: with the void the customer gets it twice. 0 for none. */
  readonly returnedBefore: Pesos;
  /** As the provider names it. */
  readonly method: string;
  readonly transactionId: string | null;
}

interface TransferFacts {
  readonly bank: string;
  readonly type: string;
  readonly number: string;
  readonly holder: string;
  /** Opens a chat for the proof; null while the shop has no number for chats. */
  readonly proofUrl: string | null;
}

/** Only the express service promises 24 hours. */
const EXPRESS_ON_ITS_WAY = 'Va con servicio express: 24 horas en camino.';

/** These mails contain the shop's bank account while an amount is due. */
const ASKS_FOR_MONEY = new Set<OrderMailFacts['status']>([
  'pending_transfer',
  'balance_requested',
  'payment_reminder',
  'account_given',
  'instalment_received',
  'receipt_corrected',
]);

const ACCOUNT_WITHDRAWN =
  'No transfieras a la cuenta que te mostramos antes: ya no se usa. Paga en línea en la página de tu pedido, o responde este correo y te damos la cuenta nueva.';

/** Nothing of these orders is still to come. */
const ENDED = new Set<OrderMailFacts['status']>([
  'delivered',
  'cancelled',
  'payment_overdue',
  'refund_pending',
  'refunded',
]);

const ABOUT_PARCEL = new Set<OrderMailFacts['status']>(['shipped', 'shipment_corrected']);

/** Only the mails that begin an order contain its lines. */
const WITH_LINES = new Set<OrderMailFacts['status']>(['pending_transfer', 'paid', 'payment_review']);

/** Mail to the customer about the state of the order; the first one has lines, delivery times and receipt. */
export function orderMail(facts: OrderMailFacts): Mail {
  const { to, id, number, status, isExpress, review, customer, trackUrl, transfer, note } = facts;
  const isVoided = review?.startsWith('voided') ?? false;
  const isFree = facts.finalTotal === 0;
  const texts = isFree && (status === 'paid' || status === 'pending_transfer') ? FREE_ORDER : STATUS_EMAILS[status];
  const [title, ...paragraphs] = review ? REVIEW_EMAILS[review] : texts;
  const express = status === 'shipped' && isExpress ? EXPRESS_ON_ITS_WAY : '';
  const account = ASKS_FOR_MONEY.has(status) && facts.due > 0 ? transfer : null;
  const tracking = { text: trackingText(facts), url: trackUrl };
  const chat = chatLink(facts, account);
  const shipment = ABOUT_PARCEL.has(status) ? facts.shipment : null;
  const urgent = chat ?? parcelLink(shipment);
  return letterMail({
    to,
    id,
    subject: `${title}: ${number}`,
    preview: paragraphs[0],
    greeting: greetingOf(customer.name.split(/\s+/)[0] ?? ''),
    paragraphs: [
      correctedParagraph(facts.corrected),
      ...paragraphs,
      isVoided && facts.voided ? returnedTwice(facts.voided) : '',
      ASKS_FOR_MONEY.has(status) && facts.due > 0 && facts.isAccountWithdrawn ? ACCOUNT_WITHDRAWN : '',
      paymentParagraph(facts),
      codeParagraph(facts),
      express,
      WITH_LINES.has(status) && !isVoided ? askNames(facts.nameless) : '',
      note,
      account && !chat ? 'Envíanos el comprobante respondiendo este correo.' : '',
    ].filter(Boolean),
    parts: [
      ...(facts.corrected.length > 0 ? [correctedPart(facts.corrected)] : []),
      ...facts.corrected.flatMap(({ what, piece }) => (piece ? [pieceNowPart(what, piece)] : [])),
      ...(account ? [transferPart(facts, account)] : []),
      ...(shipment ? [shipmentPart(shipment)] : []),
      ...(isVoided && facts.voided ? [voidedPart(number, facts.voided)] : []),
      ...(WITH_LINES.has(status)
        ? [linesPart(`Tu pedido ${number}`, forCustomer(facts), isVoided ? '' : facts.withdrawal)]
        : []),
      ...(WITH_LINES.has(status) && !isVoided ? [deliveryPart(facts)] : []),
      ...(status === 'paid' ? [receiptPart(facts)] : []),
    ],
    link: urgent ?? tracking,
    ...(urgent && { furtherLink: tracking }),
    note: 'Responde este correo si tienes alguna pregunta.',
  });
}

/** Text about the amount that is due and its last day; '' where the mail is not about money. */
function paymentParagraph(facts: OrderMailFacts): string {
  const { status, review, due, instalments, paid, excess } = facts;
  if (review !== null) return '';
  if (excess > 0 && (status === 'paid' || status === 'instalment_received'))
    return `Llegaron ${formatPesos(excess)} más de lo que vale tu pedido. Una persona te escribe pronto para devolvértelos: no tienes que pagar nada más.`;
  const payBy = instalments.find(({ state }) => state === 'due')?.payBy;
  if (status === 'paid' && due > 0)
    return `Es la primera parte de tu pedido. El saldo de ${formatPesos(due)} lo pagas cuando esté listo, antes de enviártelo.`;
  if (status === 'instalment_received') return afterPayment(facts);
  if (status === 'allowance_given' || status === 'receipt_corrected') {
    if (due > 0) return `Te faltan ${formatPesos(due)} por pagar.`;
    return status === 'allowance_given' ? 'Ya no te falta nada por pagar.' : '';
  }
  if (!ASKS_FOR_MONEY.has(status) || due === 0 || !payBy) return '';
  return status === 'balance_requested' || instalments[0]?.state === 'paid'
    ? `El saldo es de ${formatPesos(due)}: págalo a más tardar ${payBy} y lo enviamos.`
    : paid > 0
      ? `Ya tenemos ${formatPesos(paid)} de tu pedido. Te quedan ${formatPesos(due)}: págalos a más tardar ${payBy} y empezamos a hacerlo.`
      : `Te guardamos el pedido hasta ${payBy}. Si no llega la transferencia, lo cerramos sin ningún costo.`;
}

/** '' for an order that keeps no code. */
function codeParagraph({ discountCode, codeKeptUntil, due }: OrderMailFacts): string {
  if (!codeKeptUntil || due === 0) return '';
  return `Te guardamos el código ${discountCode} hasta el ${momentOf(codeKeptUntil)}: si pagas después y ya se agotó, te escribimos antes de hacer tu pedido.`;
}

function trackingText({ status, due, corrected }: OrderMailFacts): string {
  if (corrected.length > 0) return 'Ver o corregir mi pedido';
  if (ENDED.has(status)) return 'Ver mi pedido';
  return due > 0 ? 'Pagar en línea o seguir mi pedido' : 'Seguir mi pedido';
}

/** '' for a mail about something else. */
function correctedParagraph(corrected: OrderMailFacts['corrected']): string {
  if (corrected.length === 0) return '';
  const names = new Set(corrected.map(({ what }) => what));
  return `Cambió: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(names)}.`;
}

/** A value that reads as a link is left out, because anyone may order with another person's email. */
function correctedPart(corrected: OrderMailFacts['corrected']): LetterPart {
  const shown = (value: string) => textWithoutLink(value) ?? 'míralo en la página de tu pedido';
  const rows = corrected.map(({ what, before, after }) => {
    const earlier = before ? ` (antes: ${shown(before)})` : '';
    return [what.charAt(0).toUpperCase() + what.slice(1), shown(after) + earlier] as const;
  });
  return rowsPart('Qué cambió', rows);
}

/** A piece whose name was corrected, as it will be made. */
function pieceNowPart(what: string, { picture, details }: NonNullable<CorrectedFact['piece']>): LetterPart {
  const shown = details.flatMap((it) => textWithoutLink(it) ?? []);
  return piecePart(`Así queda ${what}`, picture, shown);
}

function afterPayment({ due, instalments, paid }: OrderMailFacts): string {
  if (due > 0) return `Ya tenemos ${formatPesos(paid)} de tu pedido. Te quedan ${formatPesos(due)} por pagar.`;
  const isPaidWhole = instalments.length > 0 && instalments.every(({ state }) => state === 'paid');
  return isPaidWhole
    ? 'Tu pedido está pagado por completo.'
    : 'Una persona está revisando tu pedido y te escribe pronto: no tienes que pagar nada más.';
}

/** '' when no piece lacks its name. */
function askNames(nameless: readonly string[]): string {
  if (nameless.length === 0) return '';
  const pieces = new Intl.ListFormat('es', { type: 'conjunction' }).format(nameless);
  return `¿Qué nombre bordamos? Nos falta el de ${pieces}: escríbelo en la página de tu pedido antes de que empecemos a hacerlo.`;
}

/** Opens a chat: about the proof of a transfer, or about paying again; undefined without such a reason, or without a number. */
function chatLink(
  { review, payAgainUrl }: OrderMailFacts,
  account: TransferFacts | null,
): { text: string; url: string } | undefined {
  if (account?.proofUrl) return { text: 'Enviar el comprobante por WhatsApp', url: account.proofUrl };
  if (review === 'voided' && payAgainUrl) return { text: 'Pagar otra vez por WhatsApp', url: payAgainUrl };
  return undefined;
}

/** Removes texts with links, because anyone may order with another person's email. */
function forCustomer(facts: OrderMailFacts): OrderMailFacts {
  const lines = facts.lines.map((line) => ({
    ...line,
    details: line.details.flatMap((it) => textWithoutLink(it) ?? []),
  }));
  return { ...facts, lines };
}

function transferPart({ number, due, instalments }: OrderMailFacts, transfer: TransferFacts): LetterPart {
  const [next, ...later] = instalments.filter(({ state }) => state !== 'paid');
  return rowsPart(`Transfiere ${formatPesos(due)} a esta cuenta`, [
    ['Banco', transfer.bank],
    [`Cuenta de ${transfer.type.toLowerCase()}`, transfer.number],
    ['A nombre de', transfer.holder],
    ['Referencia', next?.reference ?? number],
    ...(next?.payBy ? ([['A más tardar', next.payBy]] as const) : []),
    ...later.map(({ amount }) => ['Después', `${formatPesos(amount)} cuando esté listo, antes de enviártelo`] as const),
  ]);
}

/** Undefined for a parcel without a tracking page. */
function parcelLink(shipment: ShipmentFacts | null): { text: string; url: string } | undefined {
  if (!shipment?.trackingUrl) return undefined;
  const verb = shipment.opensParcel ? 'Seguir' : 'Buscar';
  return { text: `${verb} el paquete en ${shipment.carrier}`, url: shipment.trackingUrl };
}

function shipmentPart({ carrier, guide, reason, trackingUrl, opensParcel }: ShipmentFacts): LetterPart {
  return rowsPart('Tu paquete', [
    ['Transportadora', carrier],
    guide ? ['Número de guía', guide] : ['Sale sin guía', reason],
    ...(trackingUrl && !opensParcel
      ? ([['Para seguirlo', `escribe ese número en la página de ${carrier}`]] as const)
      : []),
  ]);
}

function returnedTwice({ returnedBefore }: VoidedFacts): string {
  if (returnedBefore === 0) return '';
  const amount = formatPesos(returnedBefore);
  return `Ya te habíamos devuelto ${amount}. Con la anulación tu banco te devuelve el pago completo, así que te llegan ${amount} de más: una persona te escribe para acordar cómo nos los devuelves.`;
}

function voidedPart(number: string, { amount, method, transactionId }: VoidedFacts): LetterPart {
  return rowsPart('Pago anulado', [
    ['Pedido', number],
    ['Valor', formatPesos(amount)],
    ['Medio de pago', paymentMethodName(method)],
    ...(transactionId ? ([['Transacción', transactionId]] as const) : []),
  ]);
}

function deliveryPart({ delivery, businessDays, shippingEstimate, address }: OrderMailFacts): LetterPart {
  return rowsPart('Entrega', [
    ['Llega', delivery ?? `En ${businessDays.join(' a ')} días hábiles desde que confirmemos tu pago`],
    ['Dirección', textWithoutLink(address) || 'Te escribimos para confirmarla'],
    ['Envío', `Cerca de ${formatPesos(shippingEstimate)}, que pagas al recibir`],
  ]);
}

function receiptPart(facts: OrderMailFacts): LetterPart {
  const { number, createdAt, paid, due, paymentMethod, transactionId, finalTotal } = facts;
  return rowsPart('Recibo: PROCESADO', [
    ['Pedido', number],
    ['Fecha', dayOf(createdAt)],
    ...(finalTotal > 0 ? ([['Pagado', formatPesos(paid)]] as const) : []),
    ...(due > 0 ? ([['Saldo', formatPesos(due)]] as const) : []),
    [finalTotal > 0 ? 'Medio de pago' : 'Pago', paymentMethodName(paymentMethod)],
    ...(transactionId ? ([['Transacción', transactionId]] as const) : []),
  ]);
}
