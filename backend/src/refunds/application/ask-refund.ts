import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError, errorOf } from '../../common/domain-error.js';
import { formatPesos, type Pesos, sumOf } from '../../common/money.js';
import { Transaction } from '../../common/transaction.port.js';
import { heldPayments, type HeldPayment, type Order, paidOf, RefundableOrders } from '../../orders/index.js';
import {
  EXCEEDS_PAID,
  OTHER_REASON,
  Refund,
  type RefundActor,
  type RefundReason,
  type RefundWay,
  WAY_UNAVAILABLE,
} from '../domain/refund.js';
import { refundDueOn } from '../domain/refund-due.js';
import { onlinePayment, problemOf, questionOf, type WayOffer, waysOf } from '../domain/refund-ways.js';
import { RefundApproval } from './refund-approval.js';
import { isCounted, RefundChanges } from './refund-changes.js';
import { Refunds } from './refunds.port.js';

/** The reason of a refund that answers a request. */
const REASON_OF = { withdrawal: 'retracto', guarantee: 'garantia' } as const;

export interface RefundRequest {
  /** Whole pesos, at least 1. */
  readonly amount: Pesos;
  readonly reason: RefundReason;
  readonly way: RefundWay;
  /** Proof of a refund that was made already; '' for none. */
  readonly evidence: string;
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
export interface RefundOverview {
  /** All that the customer paid and the shop received. */
  readonly paid: Pesos;
  /** The part of `paid` that no refund claims yet. */
  readonly available: Pesos;
  /** For a refund of `amount`; without one of all that is available. */
  readonly ways: readonly WayOffer[];
  /** A refund above this amount waits for another owner: what is left of the limit of this person and order. */
  readonly approvalAbove: Pesos;
  readonly refunds: readonly Refund[];
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
    const order = await this.orders.find(orderId);
    const { paid, available, payments, refunds } = await this.moneyOf(order);
    const question = questionOf(payments, refunds.filter(isCounted), amount ?? available);
    const ways = available > 0 ? waysOf(question, this.clock.now()) : [];
    return { paid, available, ways, approvalAbove: await this.approval.left(orderId, actor), refunds };
  }

  /**
   * An owner's refund up to the limit is approved at once, unless `isProposal`. Throws `refund.exceeds_paid`, `refund.way_unavailable`,
   * `order.not_found`; with a request also `refund.other_reason`, `refund.request_refunded`.
   */
  ask(orderId: string, request: RefundRequest, actor: RefundActor, isProposal = false): Promise<Refund> {
    return this.transaction.run(async () => {
      const order = await this.orders.findForUpdate(orderId);
      const refund = await this.add(order, request, actor);
      if (!isProposal && (await this.approval.isImmediate(refund, actor)))
        await this.approval.approve(order, refund, actor);
      return refund;
    });
  }

  /** Adds a refund of a locked order; joins the caller's transaction. */
  async add(order: Order, request: RefundRequest, actor: RefundActor): Promise<Refund> {
    const { paid, available, payments, refunds } = await this.moneyOf(order);
    const { amount, way, reason, answers } = request;
    if (amount > available) throw exceedsPaid(available);
    const problem = problemOf(way, questionOf(payments, refunds.filter(isCounted), amount), this.clock.now());
    if (problem) throw errorOf(WAY_UNAVAILABLE, { way: problem });
    if (answers && REASON_OF[answers.kind] !== reason) throw errorOf(OTHER_REASON, { reason: OTHER_REASON[2] });
    const refund = this.newRefund(order, request, payments, actor);
    await this.refunds.add(refund, paid);
    await this.changes.asked(order, refund, actor);
    return refund;
  }

  /** A refund that is not stored yet. `payments`: those of the order, at least one. */
  newRefund(
    order: Order,
    { amount, reason, way, evidence, answers = null }: RefundRequest,
    payments: readonly Pick<HeldPayment, 'method' | 'transactionId'>[],
    { email }: RefundActor,
  ): Refund {
    const now = this.clock.now();
    const payment = onlinePayment(payments);
    return Object.assign(new Refund(), {
      id: crypto.randomUUID(),
      orderId: order.id,
      orderNumber: order.number,
      createdAt: now,
      amount,
      reason,
      way,
      evidence,
      state: 'asked' as const,
      askedBy: email,
      approvedBy: null,
      approvedAt: null,
      evidenceFile: null,
      provider: order.paymentOf(payment?.transactionId ?? '')?.provider ?? null,
      transactionId: payment?.transactionId ?? null,
      method: (payment ?? payments[0]!).method,
      requestId: answers?.id ?? null,
      requestNumber: answers?.number ?? null,
      dueOn: refundDueOn(reason, answers?.kind === 'withdrawal' ? answers.createdAt : now),
      history: [{ state: 'asked' as const, at: now, actor: email, note: '' }],
      voidCalls: 0,
      voidCalledAt: null,
      linkDigest: null,
      linkExpiresAt: null,
      account: null,
      accountHint: null,
    });
  }

  private async moneyOf(order: Order) {
    const refunds = await this.refunds.ofOrder(order.id);
    const payments: readonly HeldPayment[] = heldPayments(order);
    const paid = paidOf(order);
    const available = payments.length > 0 ? Math.max(0, paid - sumOf(refunds.filter(isCounted))) : 0;
    return { paid, available, payments, refunds };
  }
}

function exceedsPaid(available: Pesos): DomainError {
  const message =
    available > 0
      ? `Quedan ${formatPesos(available)} por devolver de este pedido`
      : 'Este pedido no tiene dinero por devolver';
  return errorOf(EXCEEDS_PAID, { amount: message });
}
