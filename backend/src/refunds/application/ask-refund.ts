import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { type DomainError, errorOf } from '../../common/domain-error.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import { Transaction } from '../../common/transaction.port.js';
import type { Entry } from '../../money/index.js';
import { type Order, RefundableOrders } from '../../orders/index.js';
import {
  assertWayWithoutOrder,
  type LinePieces,
  newRefund,
  type Refund,
  type RefundActor,
  refundDueOn,
  type RefundCovers,
  type RefundReason,
  type RefundWay,
} from '../domain/refund.js';
import {
  EXCEEDS_PAID,
  OTHER_REASON,
  PIECES_REFUNDED,
  SHIPPING_REFUND,
  WAY_UNAVAILABLE,
} from '../domain/refund-errors.js';
import {
  hasPieces,
  onlinePayment,
  problemOf,
  questionOf,
  type RefundableMoney,
  refundableMoney,
  type WayOffer,
  waysOf,
} from '../domain/refundable-money.js';
import { RefundApproval } from './refund-approval.js';
import { RefundChanges } from './refund-changes.js';
import { Refunds } from './refunds.port.js';

/** The reason of a refund that answers a request. */
const REASON_OF = { withdrawal: 'retracto', guarantee: 'garantia' } as const;

export interface RefundRequest {
  /** Whole pesos, at least 1. */
  readonly amount: Pesos;
  readonly covers: RefundCovers;
  /** The pieces that came back; empty for none. */
  readonly pieces: readonly LinePieces[];
  readonly reason: RefundReason;
  readonly way: RefundWay;
  /** Proof of a refund that was made already; '' for none. */
  readonly evidence: string;
  /** Why, for the customer; needed for shipping, '' for none. */
  readonly note: string;
  /** The accepted request of the customer that it answers. */
  readonly answers?: AnsweredRequest | null;
}

/** An accepted request that a refund answers. */
interface AnsweredRequest {
  readonly id: string;
  /** `SOL-XXXXXX` */
  readonly number: string;
  readonly kind: keyof typeof REASON_OF;
  readonly createdAt: Date;
}

/** The refunds of an order, and the amount and ways that are left. */
export interface RefundOverview extends Pick<
  RefundableMoney,
  'received' | 'available' | 'shipping' | 'pieces' | 'refunds'
> {
  /** For a refund of `amount`; without one of all that is available. */
  readonly ways: readonly WayOffer[];
  /** A refund above this amount waits for another owner: what is left of the limit of this person and order. */
  readonly approvalAbove: Pesos;
}

/** Asks for a refund of an order. The order waits from the moment at which all of its money is to be given back. */
@Injectable()
export class AskRefund {
  constructor(
    private readonly orders: RefundableOrders,
    private readonly refunds: Refunds,
    private readonly changes: RefundChanges,
    private readonly approval: RefundApproval,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async overview(orderId: string, actor: Pick<RefundActor, 'email'>, amount?: Pesos): Promise<RefundOverview> {
    const money = refundableMoney(await this.orders.find(orderId), await this.refunds.ofOrder(orderId));
    const { received, available, shipping, pieces, refunds } = money;
    const question = questionOf(money.payments, refunds.filter(isOfPieces), amount ?? available);
    const ways = available > 0 ? waysOf(question, this.clock.now()) : [];
    const approvalAbove = await this.approval.left(orderId, actor);
    return { received, available, shipping, pieces, ways, approvalAbove, refunds };
  }

  /**
   * An owner's refund up to the limit is approved at once, unless `isProposal`. Throws `refund.exceeds_paid`, `refund.pieces_refunded`,
   * `refund.shipping`, `refund.way_unavailable`, `order.not_found`; with a request also `refund.other_reason`, `refund.request_refunded`.
   */
  ask(orderId: string, request: RefundRequest, actor: RefundActor, isProposal = false): Promise<Refund> {
    return this.transaction.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      const money = refundableMoney(order, await this.refunds.ofOrder(orderId));
      this.assertPossible(request, money);
      const refund = this.ofOrder(order, request, money, actor, isProposal);
      await this.changes.add(order, refund, actor);
      if (!isProposal && (await this.approval.isImmediate(refund, actor)))
        await this.approval.approve(order, refund, actor);
      return refund;
    });
  }

  /**
   * Gives a payment back that no order has, whole; with evidence it is done, unless another owner approves it first. Joins the caller's
   * transaction. Throws `refund.way_unavailable` for `refund.way`, `refund.evidence_used`, `money.reversed`.
   */
  async askWithoutOrder(
    payment: Entry,
    { way, reason, evidence }: Pick<RefundRequest, 'way' | 'reason' | 'evidence'>,
    actor: RefundActor,
  ): Promise<Refund> {
    assertWayWithoutOrder(way, 'refund.way');
    const { id: paymentId, amount, transactionId, method } = payment;
    const now = this.clock.now();
    const of = { orderId: null, orderNumber: '', paymentId, transactionId, method, amount, way, reason, evidence };
    const whole = { covers: 'order', pieces: [], isProposal: false, requestId: null, requestNumber: null } as const;
    const refund = newRefund({ ...of, ...whole, dueOn: refundDueOn(reason, now) }, actor, now);
    await this.changes.add(null, refund, actor);
    if (await this.approval.isImmediate(refund, actor)) await this.approval.approve(null, refund, actor);
    return refund;
  }

  /** As `RefundApproval.mayGiveBackAlone`. */
  mayGiveBackAlone(amount: Pesos | null, actor: RefundActor): Promise<boolean> {
    return this.approval.mayGiveBackAlone(amount, actor);
  }

  private assertPossible(request: RefundRequest, money: RefundableMoney): void {
    const { amount, way, reason, answers, covers, note, pieces } = request;
    const isShipping = covers === 'shipping';
    if (isShipping && !note) throw errorOf(SHIPPING_REFUND, { note: 'Escribe por qué devuelves el envío' });
    if (isShipping && (way !== 'bank_transfer' || pieces.length > 0 || money.shipping === 0))
      throw errorOf(SHIPPING_REFUND, { covers: SHIPPING_REFUND[2] });
    if (!Number.isSafeInteger(amount) || amount < 1) throw errorOf(EXCEEDS_PAID, { amount: NOT_AN_AMOUNT });
    const available = isShipping ? money.shipping : money.available;
    if (amount > available) throw exceedsPaid(available);
    if (!hasPieces(money, pieces)) throw errorOf(PIECES_REFUNDED, { pieces: PIECES_REFUNDED[2] });
    const question = questionOf(money.payments, money.refunds.filter(isOfPieces), amount);
    const problem = isShipping ? null : problemOf(way, question, this.clock.now());
    if (problem) throw errorOf(WAY_UNAVAILABLE, { way: problem });
    if (answers && REASON_OF[answers.kind] !== reason) throw errorOf(OTHER_REASON, { reason: OTHER_REASON[2] });
  }

  private ofOrder(
    { id: orderId, number: orderNumber }: Order,
    { amount, covers, pieces, reason, way, evidence, note, answers = null }: RefundRequest,
    { payments }: RefundableMoney,
    actor: RefundActor,
    isProposal: boolean,
  ): Refund {
    const now = this.clock.now();
    const payment = covers === 'order' ? onlinePayment(payments) : null;
    const of = {
      orderId,
      orderNumber,
      paymentId: null,
      amount,
      covers,
      pieces,
      isProposal,
      reason,
      way,
      evidence,
      transactionId: payment?.transactionId ?? null,
      // Shipping was paid to the carrier.
      method: (payment ?? payments[0])?.method ?? 'BANK_TRANSFER',
      requestId: answers?.id ?? null,
      requestNumber: answers?.number ?? null,
      dueOn: refundDueOn(reason, answers?.kind === 'withdrawal' ? answers.createdAt : now),
    };
    return newRefund(of, actor, now, note);
  }
}

const NOT_AN_AMOUNT = 'Escribe el valor en pesos, sin centavos';

/** Counts against the payments of the order. */
function isOfPieces({ isCounted, covers }: Refund): boolean {
  return isCounted && covers === 'order';
}

function exceedsPaid(available: Pesos): DomainError {
  const message =
    available > 0
      ? `Quedan ${formatPesos(available)} por devolver de este pedido`
      : 'Este pedido no tiene dinero por devolver';
  return errorOf(EXCEEDS_PAID, { amount: message });
}
