import { type Pesos, sumOf } from '../../common/money.js';
import { bogotaDay } from '../../common/time.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { type Refund, REFUND_WAYS, type RefundWay } from './refund.js';

/** A payment whose money the shop has. */
export interface HeldPayment {
  /** `BANK_TRANSFER`, or as the provider names it. */
  readonly method: string;
  /** The provider's; null for a bank transfer. */
  readonly transactionId: string | null;
  readonly provider: ProviderId | null;
  readonly amount: Pesos;
  readonly paidAt: Date;
}

/** One way to give money back. */
export interface WayOffer {
  readonly way: RefundWay;
  /** Why the way is not possible; null when it is. */
  readonly problem: string | null;
}

/** The payments of an order, and how much of them is to be given back. */
export interface RefundQuestion {
  readonly payments: readonly HeldPayment[];
  /** Sum of the earlier refunds that count. */
  readonly committed: Pesos;
  /** Sum of those among them by which the provider gives back the online payment. */
  readonly committedOnline: Pesos;
  readonly amount: Pesos;
}

const CARD = 'CARD';

/** The payment that a refund through the provider gives back: the only one of the order that was made online. */
export function onlinePayment<Payment extends Pick<HeldPayment, 'transactionId'>>(
  payments: readonly Payment[],
): Payment | null {
  const online = payments.filter(({ transactionId }) => transactionId !== null);
  return online.length === 1 ? online[0]! : null;
}

/** `earlier`: the refunds of the order that count. Those of a payment that is not held any more took nothing of these. */
export function questionOf(
  payments: readonly HeldPayment[],
  earlier: readonly Refund[],
  amount: Pesos,
): RefundQuestion {
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
  return bogotaDay(payment.paidAt) === bogotaDay(now)
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
