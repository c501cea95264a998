import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import { formatPesos, sumOf } from '../../common/money.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { type Order, RefundableOrders } from '../../orders/index.js';
import {
  COUNTED_STATES,
  PROVIDER,
  type Refund,
  REFUND_UNKNOWN,
  type RefundActor,
  type RefundState,
} from '../domain/refund.js';
import { Refunds } from './refunds.port.js';

/** Goes on with the void of a refund's payment; see `VoidRefund`. */
export const voidRefundJob = new Job<{ refundId: string }>('refunds.void', 'polling');
/** Mails a step of a refund to the customer. `step` is its index in the history. */
export const mailRefundJob = new Job<{ refundId: string; step: number }>('refunds.mail');

/** The evidence shown on an order when a refund is proven by a picture only. */
const IN_PICTURE = 'Guardamos la foto del comprobante.';

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
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Locks a refund and its order until the transaction ends. Throws `refund.not_found`. */
  async lock(id: string): Promise<[Order, Refund]> {
    const unlocked = await this.refunds.find(id);
    if (!unlocked) throw errorOf(REFUND_UNKNOWN);
    const order = await this.orders.findForUpdate(unlocked.orderId);
    return [order, (await this.refunds.findForUpdate(id))!];
  }

  async enter(order: Order, refund: Refund, state: RefundState, { actor, note }: NewStep): Promise<void> {
    const before = refund.state;
    refund.changeTo(state, { actor: nameOf(actor), note, at: this.clock.now() });
    await this.refunds.save(refund);
    if (state === 'done') await this.endOnceReturned(order, refund, nameOf(actor));
    if (state === 'refused') await this.resumeIfMoneyStays(order, nameOf(actor));
    // One that failed counts again.
    if (before === 'failed' && state === 'approved') await this.beginIfAllReturns(order, nameOf(actor));
    if (state === 'approved' && refund.isVoiding) await this.startVoid(refund);
    await this.mailLater(refund);
    await this.recordAct(refund, ACTS[state], actor, before);
  }

  /** The first step of a refund that was added in this transaction. */
  async asked(order: Order, refund: Refund, actor: RefundActor): Promise<void> {
    await this.mailLater(refund);
    await this.recordAct(refund, ACTS.asked, actor, null);
    await this.beginIfAllReturns(order, actor.email);
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

  private async mailLater({ id, history }: Refund): Promise<void> {
    const step = history.length - 1;
    await this.jobs.enqueue(mailRefundJob, { refundId: id, step }, { jobKey: `refund:${id}:${step}` });
  }

  /** The order waits once its refunds take all of its money. */
  private async beginIfAllReturns(order: Order, actor: string): Promise<void> {
    const committed = sumOf((await this.refunds.ofOrder(order.id)).filter(isCounted));
    if (order.money.held > 0 && !order.isRefunding && committed >= order.money.received)
      await this.orders.begin(order, actor);
  }

  /** Resumes the order when some of its money stays. A failed refund still counts, because it will be made in another way. */
  private async resumeIfMoneyStays(order: Order, actor: string): Promise<void> {
    if (order.status !== 'refund_pending') return;
    const refunds = (await this.refunds.ofOrder(order.id)).filter(({ state }) => state !== 'refused');
    // Without an open one, the provider took back what the last one was for: staff review the order.
    const takesAll = sumOf(refunds) >= order.money.received && refunds.some(({ isOpen }) => isOpen);
    if (!takesAll) await this.orders.resume(order, actor);
  }

  /** The order is refunded once all of its money was given back, and nothing more is on its way. */
  private async endOnceReturned(order: Order, refund: Refund, actor: string): Promise<void> {
    await this.recordReturn(order, refund, actor);
    const refunds = await this.refunds.ofOrder(order.id);
    const isAll = order.money.held <= 0 && refunds.filter(isCounted).every(isDone);
    if (order.status === 'refund_pending' && isAll) await this.orders.end(order, actor, refund.evidence || IN_PICTURE);
  }

  /** The refund's row of the ledger, with its id. One that gives a whole online payment back is the void of that payment. */
  private async recordReturn(order: Order, refund: Refund, actor: string): Promise<void> {
    const { id, amount, way, transactionId, evidence, evidenceFile } = refund;
    const payment = transactionId === null ? undefined : order.paymentOf(transactionId);
    const isVoid = way !== 'bank_transfer' && payment?.amount === amount;
    const { provider, attemptId } = payment ?? {};
    await this.orders.returned(order, {
      ...{ id, amount, evidence, actor, method: way },
      ...(isVoid && { provider, transactionId, attemptId }),
      ...(evidenceFile && { evidenceFileDigest: evidenceFile.uploadDigest }),
    });
  }

  private recordAct(
    { orderNumber, amount, state, way, reason }: Refund,
    act: (money: string) => string,
    actor: NewStep['actor'],
    before: RefundState | null,
  ): Promise<void> {
    return this.audit.record({
      kind: 'refund',
      actor: actor === PROVIDER ? 'shop' : actor,
      action: act(`${formatPesos(amount)} de ${orderNumber}`),
      subject: { type: 'order', id: orderNumber },
      ...(before && { before: { state: before } }),
      after: { state, way, reason, amount },
    });
  }
}

export function isCounted({ state }: Refund): boolean {
  return COUNTED_STATES.includes(state);
}

function isDone({ state }: Refund): boolean {
  return state === 'done';
}

function nameOf(actor: NewStep['actor']): string {
  return actor === PROVIDER ? PROVIDER : actor.email;
}
