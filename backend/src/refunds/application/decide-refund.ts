import { Injectable } from '@nestjs/common';
import { errorOf, invalidField } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { type Order, RefundableOrders } from '../../orders/index.js';
import { VoidPayments } from '../../payments/index.js';
import { type Refund, type RefundActor, type RefundWay } from '../domain/refund.js';
import { OTHER_OWNER, PROVIDER_UNAVAILABLE, REFUND_STATE, VOIDED_ALREADY } from '../domain/refund-errors.js';
import { RefundApproval } from './refund-approval.js';
import { RefundChanges } from './refund-changes.js';
import { Refunds } from './refunds.port.js';

/** A step that staff take. `asked` is none: a refund begins with it. */
export interface RefundDecision {
  /** Missing when only the way changes. */
  readonly state?: 'approved' | 'under_way' | 'done' | 'failed' | 'refused';
  readonly way?: RefundWay;
  /** Id of the provider or the bank; needed for `done` when no file proves the refund. */
  readonly evidence: string;
  /** Needed for `refused` and `failed`; the customer reads it. */
  readonly note: string;
}

/** Decisions of an owner about a refund. */
@Injectable()
export class DecideRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly orders: RefundableOrders,
    private readonly changes: RefundChanges,
    private readonly approval: RefundApproval,
    private readonly voids: VoidPayments,
    private readonly transaction: Transaction,
  ) {}

  /**
   * After `assertNotVoided`. Throws `refund.not_found`, `refund.state`, `refund.way_unavailable`, `refund.pieces_refunded`, or names missing
   * fields.
   */
  decide(id: string, decision: RefundDecision, actor: RefundActor): Promise<Refund> {
    const { state, way } = decision;
    return this.transaction.run(async () => {
      const [order, refund] = await this.changes.lock(id);
      if (way && way !== refund.way) await this.changeWay(order, refund, way, actor);
      if (state === 'approved') await this.approve(order, refund, actor);
      else if (state === 'done') await this.complete(order, refund, decision.evidence, actor);
      else if (state) await this.move(order, refund, state, decision, actor);
      return refund;
    });
  }

  /** Money that was given back; one owner may approve and finish it in one step. */
  private async complete(order: Order | null, refund: Refund, evidence: string, actor: RefundActor): Promise<void> {
    if (!actor.isOwner) throw errorOf(OTHER_OWNER);
    if (refund.isVoiding) throw errorOf(REFUND_STATE);
    if (!evidence && !refund.evidenceFile)
      throw invalidField('evidence', 'Escribe el comprobante de la devolución, o agrega su foto');
    if (refund.state === 'failed') await this.approval.assertPieces(order, refund);
    if (refund.state === 'asked' || refund.state === 'failed')
      await this.approval.approve(order, refund, actor, evidence || undefined);
    else if (evidence) refund.evidence = evidence;
    if (refund.isOpen) await this.changes.enter(order, refund, 'done', { actor, note: '' });
  }

  private async approve(order: Order | null, refund: Refund, actor: RefundActor): Promise<void> {
    if (refund.state !== 'asked' && refund.state !== 'failed') {
      // Only the way changed.
      if (refund.state === 'approved') return;
      throw errorOf(REFUND_STATE);
    }
    await this.approval.assertPossible(order, refund);
    await this.approval.approve(order, refund, actor);
  }

  private async move(
    order: Order | null,
    refund: Refund,
    state: 'under_way' | 'failed' | 'refused',
    { evidence, note }: RefundDecision,
    actor: RefundActor,
  ): Promise<void> {
    if (refund.isVoiding && (state !== 'refused' || refund.voidCalls > 0)) throw errorOf(REFUND_STATE);
    if (state !== 'under_way' && !note) throw invalidField('note', 'Explica por qué: la familia lo lee en el correo');
    if (evidence) refund.evidence = evidence;
    await this.changes.enter(order, refund, state, { actor, note });
  }

  private async changeWay(order: Order | null, refund: Refund, way: RefundWay, actor: RefundActor): Promise<void> {
    if (refund.isVoiding && refund.voidCalls > 0) throw errorOf(REFUND_STATE);
    if (!['asked', 'approved', 'failed'].includes(refund.state)) throw errorOf(REFUND_STATE);
    refund.way = way;
    await this.approval.assertPossible(order, refund);
    const isApproved = refund.state === 'approved';
    await this.changes.note(refund, { actor, note: 'Cambió el medio de la devolución.' }, isApproved);
    if (refund.isVoiding) await this.changes.startVoid(refund);
  }

  /**
   * A void that no event reported would give the money back twice, so the provider is asked before another way or the end. Throws
   * `refund.voided_already`, and `payment.provider_away` while the provider does not answer. Not in a transaction: a void that it finds is kept.
   */
  async assertNotVoided(id: string, { state, way }: RefundDecision): Promise<void> {
    if (state !== 'done' && !way) return;
    const refund = await this.refunds.find(id);
    if (!refund?.orderId || !refund.transactionId || !refund.isOpen || refund.voidCalls === 0) return;
    const order = await this.orders.find(refund.orderId);
    const money = await this.voids.find(order, refund.transactionId);
    if (money === 'voided') throw errorOf(VOIDED_ALREADY);
    if (money === 'unknown') throw errorOf(PROVIDER_UNAVAILABLE);
  }
}
