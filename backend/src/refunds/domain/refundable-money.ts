import { type Pesos, sumOf } from '../../common/money.js';
import { SENT } from '../../common/order-statuses.js';
import { bogotaDay } from '../../common/time.js';
import type { Entry } from '../../money/index.js';
import type { Order } from '../../orders/index.js';
import { type LinePieces, MAX_SHIPPING, type Refund, REFUND_WAYS, type RefundWay } from './refund.js';

/** The pieces of a line that have not come back. */
interface PiecesLeft extends LinePieces {
  readonly name: string;
  /** What was paid for each of them, whole pesos. */
  readonly amounts: readonly Pesos[];
}

/** What may still be given back of an order's money. */
export interface RefundableMoney {
  readonly received: Pesos;
  /** What the shop holds without what open refunds will give back. */
  readonly available: Pesos;
  /** What may still be given back of the shipping that the customer paid on delivery; 0 for a parcel that has not left. */
  readonly shipping: Pesos;
  readonly pieces: readonly PiecesLeft[];
  /** The payments whose money the shop has. */
  readonly payments: readonly Entry[];
  /** The oldest first. */
  readonly refunds: readonly Refund[];
}

/**
 * What an order's money and refunds leave to give back. `without`: id of a refund that does not count, because it is the one that is decided
 * about.
 */
export function refundableMoney(order: Order, refunds: readonly Refund[], without?: string): RefundableMoney {
  const { held, received, total, allowed } = order.money;
  const counted = refunds.filter((refund) => refund.isCounted && refund.id !== without);
  const open = counted.filter(({ isOpen, covers }) => isOpen && covers === 'order');
  return {
    received,
    available: Math.max(0, held - sumOf(open)),
    shipping: shippingLeft(order, counted),
    pieces: piecesLeft(order, counted, total - allowed),
    payments: order.payments.filter(isThere(order)),
    refunds,
  };
}

/** Whether the provider has not given a payment back whole: a refund that was a void has its transaction. */
function isThere({ money }: Order): (payment: Entry) => boolean {
  const voided = money.entries.flatMap(({ kind, transactionId }) => (kind === 'refund' ? (transactionId ?? []) : []));
  return ({ transactionId }) => transactionId === null || !voided.includes(transactionId);
}

function shippingLeft({ history }: Order, counted: readonly Refund[]): Pesos {
  if (!history.some(({ status }) => SENT.includes(status))) return 0;
  return Math.max(0, MAX_SHIPPING - sumOf(counted.filter(({ covers }) => covers === 'shipping')));
}

function piecesLeft({ purchase }: Order, counted: readonly Refund[], paid: Pesos): PiecesLeft[] {
  const amounts = pieceAmounts(purchase.lines, paid);
  const back = piecesBack(counted);
  return purchase.lines.map(({ name }, position) => {
    const left = amounts[position]!.slice(back.get(position) ?? 0);
    return { position, name, quantity: left.length, amounts: left };
  });
}

/** What a refund needs to know of an order line. */
interface PricedLine {
  /** Of one piece, whole pesos. */
  readonly price: Pesos;
  readonly quantity: number;
}

/**
 * What was paid for each piece of each line: its part of `total`, which is less than the prices by the discount. The parts of all pieces add
 * up to the total exactly, so that pieces that come back one by one leave nothing over.
 */
export function pieceAmounts(lines: readonly PricedLine[], total: Pesos): Pesos[][] {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  let before = 0;
  const partUntil = (sum: Pesos) => (subtotal > 0 ? Math.round((sum * total) / subtotal) : 0);
  return lines.map(({ price, quantity }) =>
    Array.from({ length: quantity }, () => {
      const start = partUntil(before);
      before += price;
      return partUntil(before) - start;
    }),
  );
}

/** How many pieces of each line came back with these refunds. */
export function piecesBack(
  refunds: readonly { readonly pieces: readonly LinePieces[] }[],
): ReadonlyMap<number, number> {
  const back = new Map<number, number>();
  for (const { position, quantity } of refunds.flatMap(({ pieces }) => pieces))
    back.set(position, (back.get(position) ?? 0) + quantity);
  return back;
}

/** Whether these pieces are of the order and have not come back. */
export function hasPieces({ pieces: left }: Pick<RefundableMoney, 'pieces'>, pieces: readonly LinePieces[]): boolean {
  return [...piecesBack([{ pieces }])].every(([position, quantity]) => quantity <= (left[position]?.quantity ?? 0));
}

/** A payment of an order. */
type Payment = Pick<Entry, 'method' | 'transactionId' | 'amount' | 'movedAt'>;

/** One way to give money back. */
export interface WayOffer {
  readonly way: RefundWay;
  /** Why the way is not possible; null when it is. */
  readonly problem: string | null;
}

/** The payments of an order, and how much of them is to be given back. */
export interface RefundQuestion {
  readonly payments: readonly Payment[];
  /** Sum of the earlier refunds that count. */
  readonly committed: Pesos;
  /** Sum of those among them by which the provider gives back the online payment. */
  readonly committedOnline: Pesos;
  readonly amount: Pesos;
}

const CARD = 'CARD';

/** The payment that a refund through the provider gives back: the only one of the order that was made online. */
export function onlinePayment(payments: readonly Payment[]): Payment | null {
  const online = payments.filter(({ transactionId }) => transactionId !== null);
  return online.length === 1 ? online[0]! : null;
}

/** `earlier`: the refunds of the order that count. Those of a payment that is not held any more took nothing of these. */
export function questionOf(payments: readonly Payment[], earlier: readonly Refund[], amount: Pesos): RefundQuestion {
  const payment = onlinePayment(payments);
  const of = earlier.filter(
    ({ transactionId }) => transactionId === null || payments.some((each) => each.transactionId === transactionId),
  );
  const isOnline = ({ way, transactionId }: Refund) =>
    way !== 'bank_transfer' && transactionId === payment?.transactionId;
  return { payments, committed: sumOf(of), committedOnline: sumOf(of.filter(isOnline)), amount };
}

/** Every way, those that are possible first. */
export function waysOf(question: RefundQuestion, now: Date): WayOffer[] {
  const offers = REFUND_WAYS.map((way) => ({ way, problem: problemOf(way, question, now) }));
  return [...offers.filter(({ problem }) => problem === null), ...offers.filter(({ problem }) => problem !== null)];
}

/** Why money cannot be given back this way, a sentence for staff; null when it can. */
export function problemOf(way: RefundWay, question: RefundQuestion, now: Date): string | null {
  if (way === 'bank_transfer') return null;
  return way === 'card_void' ? voidProblem(question, now) : panelProblem(question);
}

/** The provider voids a whole card payment of the same day. */
function voidProblem({ payments, committed, amount }: RefundQuestion, now: Date): string | null {
  const payment = onlinePayment(payments);
  if (payment?.method !== CARD) return 'Solo se anulan los pagos con tarjeta, y este pedido no se pagó con una.';
  if (payments.length > 1 || committed > 0 || amount !== payment.amount)
    return 'La anulación devuelve el pago completo: no sirve para una parte.';
  return bogotaDay(payment.movedAt) === bogotaDay(now)
    ? null
    : 'Solo se anula el mismo día del pago, antes de que el banco lo liquide.';
}

function panelProblem({ payments, committed, committedOnline, amount }: RefundQuestion): string | null {
  const payment = onlinePayment(payments);
  if (!payment)
    return payments.some(({ transactionId }) => transactionId !== null)
      ? 'El pedido se pagó en línea en varias partes: devuélvelo por transferencia.'
      : 'El pedido no se pagó en línea: el proveedor no tiene ese dinero.';
  if (committedOnline + amount > payment.amount) return 'Es más de lo que se pagó en línea.';
  return payment.method !== CARD && (committed > 0 || amount !== payment.amount)
    ? 'Este medio de pago solo se devuelve completo en el panel del proveedor.'
    : null;
}
