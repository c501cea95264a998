import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError, errorOf } from '../../common/domain-error.js';
import { formatPesos, sumOf } from '../../common/money.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { type NewEntry, RepeatedEntryError } from '../../money/index.js';
import { type Order, RefundableOrders } from '../../orders/index.js';
import { placeOf, PROVIDER, type Refund, type RefundActor, type RefundState } from '../domain/refund.js';
import { REFUND_UNKNOWN } from '../domain/refund-errors.js';
import { PaymentRefunds } from './payment-refunds.js';
import { Refunds } from './refunds.port.js';

/** Goes on with the void of a refund's payment; see `VoidRefund`. */
export const voidRefundJob = new Job<{ refundId: string }>('refunds.void', 'polling');
/** Mails a step of a refund to the customer. `step` is its index in the history. */
export const mailRefundJob = new Job<{ refundId: string; step: number }>('refunds.mail');

/** The evidence shown on an order when a refund is proven by a picture only. */
const IN_PICTURE = 'Guardamos la foto del comprobante.';

/** The evidence shown on an order whose last refund was not needed any more. */
const IN_REFUNDS = 'Está en las otras devoluciones.';

/** A step, before it has its time. */
interface NewStep {
  readonly actor: RefundActor | typeof PROVIDER;
  readonly note: string;
}

/** Sentences of the audit log, without subject and amount. */
const ACTS: Readonly<Record<RefundState, (money: string) => string>> = {
  asked: (money) => `pidió devolver ${money}`,
  approved: (money) => `aprobó devolver ${money}`,
  under_way: (money) => `puso en camino la devolución de ${money}`,
  done: (money) => `registró como hecha la devolución de ${money}`,
  failed: (money) => `registró que no se pudo devolver ${money}`,
  refused: (money) => `negó la devolución de ${money}`,
};

/**
 * Changes the state of a refund, with everything that follows in the same transaction: the order's status, the void of the payment, the
 * mail, and the audit log. Order and refund must be locked.
 */
@Injectable()
export class RefundChanges {
  constructor(
    private readonly refunds: Refunds,
    private readonly orders: RefundableOrders,
    private readonly payments: PaymentRefunds,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Locks a refund, and before it its order, or the payment that no order has, until the transaction ends. Throws `refund.not_found`. */
  async lock(id: string): Promise<[Order | null, Refund]> {
    const unlocked = await this.refunds.find(id);
    if (!unlocked) throw errorOf(REFUND_UNKNOWN);
    const order = unlocked.orderId === null ? null : await this.orders.findForUpdate(unlocked.orderId);
    if (!order) await this.payments.lock(unlocked);
    return [order, (await this.refunds.findForUpdate(id))!];
  }

  /** Enters a state. `done` is an entry of the ledger: throws `refund.evidence_used` when the evidence is that of another refund. */
  async enter(order: Order | null, refund: Refund, state: RefundState, { actor, note }: NewStep): Promise<void> {
    const before = refund.state;
    refund.changeTo(state, { actor: nameOf(actor), note, at: this.clock.now() });
    await this.refunds.save(refund);
    if (state === 'done') await this.giveBack(order, refund, nameOf(actor));
    if (state === 'refused' && order) await this.resumeIfMoneyStays(order, nameOf(actor));
    if (state === 'refused' && !order) await this.payments.listAgain(refund);
    // One that failed counts again, and a proposal counts for the order now.
    if (state === 'approved' && order) await this.beginIfAllReturns(order, nameOf(actor));
    if (state === 'approved' && refund.isVoiding) await this.startVoid(refund);
    await this.mailLater(refund);
    await this.recordAct(refund, ACTS[state], actor, before);
  }

  /** Stores a new refund, with its first step. Throws `refund.request_refunded`. */
  async add(order: Order | null, refund: Refund, actor: RefundActor): Promise<void> {
    await this.refunds.add(refund);
    await this.mailLater(refund);
    await this.recordAct(refund, ACTS.asked, actor, null);
    if (order && refund.isAnnounced) await this.beginIfAllReturns(order, actor.email);
  }

  /** A step that leaves the state as it is; the customer gets a mail about it when `isMailed`. */
  async note(refund: Refund, { actor, note }: NewStep, isMailed: boolean): Promise<void> {
    refund.note({ actor: nameOf(actor), note, at: this.clock.now() });
    await this.refunds.save(refund);
    if (isMailed) await this.mailLater(refund);
    await this.recordAct(refund, (money) => `cambió la devolución de ${money}`, actor, refund.state);
  }

  startVoid(refund: Refund): Promise<void> {
    return this.continueVoid(refund, this.clock.now());
  }

  /** Enqueues the job of the void once: a job that still waits moves to `runAt`. */
  async continueVoid({ id }: Refund, runAt: Date): Promise<void> {
    await this.jobs.enqueue(voidRefundJob, { refundId: id }, { jobKey: `refund:${id}:void`, runAt });
  }

  private async mailLater({ id, history, isAnnounced }: Refund): Promise<void> {
    if (!isAnnounced) return;
    const step = history.length - 1;
    await this.jobs.enqueue(mailRefundJob, { refundId: id, step }, { jobKey: `refund:${id}:${step}` });
  }

  /** The order waits once its refunds take all of its money. */
  private async beginIfAllReturns(order: Order, actor: string): Promise<void> {
    if (order.isRefunding) return;
    const { held } = order.money;
    const refunds = await this.refunds.ofOrder(order.id);
    const open = sumOf(refunds.filter((each) => isOpenOf(each) && each.isCounted && each.isAnnounced));
    if (open > 0 && open >= held) await this.orders.begin(order, actor);
  }

  /**
   * After a refund that is not made: resumes the order when some of its money stays, and ends it when other refunds gave all of it back. A
   * failed refund still counts, because it will be made in another way.
   */
  private async resumeIfMoneyStays(order: Order, actor: string): Promise<void> {
    if (order.status !== 'refund_pending') return;
    const { held } = order.money;
    const refunds = await this.refunds.ofOrder(order.id);
    const open = sumOf(refunds.filter(isOpenOf));
    if (open > 0 && open >= held) return;
    if (held <= 0 && order.money.returned > 0) await this.orders.end(order, actor, IN_REFUNDS);
    // With nothing held, the provider took back what the last one was for: staff review the order.
    else await this.orders.resume(order, actor);
  }

  /** The money left. The order is refunded once nothing is held and nothing more is on its way. */
  private async giveBack(order: Order | null, refund: Refund, actor: string): Promise<void> {
    await this.recordEntry(order, refund, actor);
    if (!order || refund.covers === 'shipping') return;
    const { held } = order.money;
    const refunds = await this.refunds.ofOrder(order.id);
    const isAll = held <= 0 && !refunds.some((each) => isOpenOf(each) && each.isCounted);
    if (order.status === 'refund_pending' && isAll) await this.orders.end(order, actor, refund.evidence || IN_PICTURE);
  }

  /** The refund's row of the ledger, with its id. The provider reports one that it made whole as a void of the payment. */
  private async recordEntry(order: Order | null, refund: Refund, actor: string): Promise<void> {
    const { id, amount, covers, way, evidence, evidenceFile } = refund;
    const file = evidenceFile && { evidenceFileDigest: evidenceFile.uploadDigest };
    const row = { id, amount, covers, evidence, actor, method: way, ...file };
    try {
      if (order) await this.orders.returned(order, { ...row, ...voided(order, refund) });
      else await this.payments.giveBack(refund, row);
    } catch (error) {
      if (!(error instanceof RepeatedEntryError)) throw error;
      throw new DomainError('conflict', error.code, error.message, { evidence: error.message });
    }
  }

  private recordAct(
    refund: Refund,
    act: (money: string) => string,
    actor: NewStep['actor'],
    before: RefundState | null,
  ): Promise<void> {
    const { orderNumber, transactionId, amount, covers, state, way, reason } = refund;
    return this.audit.record({
      kind: 'refund',
      actor: actor === PROVIDER ? 'shop' : actor,
      action: act(`${formatPesos(amount)} ${covers === 'shipping' ? 'del envío ' : ''}${placeOf(refund)}`),
      subject: orderNumber ? { type: 'order', id: orderNumber } : { type: 'payment', id: transactionId ?? refund.id },
      ...(before && { before: { state: before } }),
      after: { state, way, reason, amount },
    });
  }
}

/** The payment that a refund through the provider gives back whole. */
function voided(order: Order, { amount, way, transactionId }: Refund): Partial<NewEntry> {
  const payment = transactionId === null ? undefined : order.paymentOf(transactionId);
  if (way === 'bank_transfer' || payment?.amount !== amount) return {};
  return { provider: payment.provider, transactionId, attemptId: payment.attemptId };
}

function isOpenOf({ isOpen, covers }: Refund): boolean {
  return isOpen && covers === 'order';
}

function nameOf(actor: NewStep['actor']): string {
  return actor === PROVIDER ? PROVIDER : actor.email;
}
