import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { formatPesos, type Pesos } from '../../common/money.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { type Order, RefundableOrders } from '../../orders/index.js';
import {
  PROVIDER,
  type Refund,
  REFUND_UNKNOWN,
  type RefundActor,
  type RefundState,
  refused,
} from '../domain/refund.js';
import { Refunds } from './refunds.port.js';

/** Goes on with the void of a refund's payment; see `VoidRefund`. */
export const voidRefund = new Job<{ refundId: string }>('refunds.void', 'polling');
/** Mails a step of a refund to the family. `step` is its index in the history. */
export const mailRefund = new Job<{ refundId: string; step: number }>('refunds.mail');

/** What an order says of a refund that only a picture proves. */
const IN_PICTURE = 'Comprobante en foto';

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
    if (!unlocked) throw refused(REFUND_UNKNOWN);
    const order = await this.orders.findForUpdate(unlocked.orderId);
    return [order, (await this.refunds.findForUpdate(id))!];
  }

  async enter(order: Order, refund: Refund, state: RefundState, { actor, note }: NewStep): Promise<void> {
    const before = refund.state;
    refund.changeTo(state, { actor: nameOf(actor), note, at: this.clock.now() });
    await this.refunds.save(refund);
    if (state === 'done') await this.countReturned(order, refund, nameOf(actor));
    // The order goes on when some of its money stays.
    if (state === 'refused' && order.status === 'refund_pending') await this.orders.resume(order, nameOf(actor));
    if (state === 'approved' && refund.isVoiding) await this.startVoid(refund);
    await this.mailLater(refund);
    await this.recordAct(refund, ACTS[state], actor, before);
  }

  /** The first step of a refund that was added in this transaction. */
  async asked(refund: Refund, actor: RefundActor): Promise<void> {
    await this.mailLater(refund);
    await this.recordAct(refund, ACTS.asked, actor, null);
  }

  /** A step that leaves the state as it is; the family gets a mail about it when `isMailed`. */
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
    await this.jobs.enqueue(voidRefund, { refundId: id }, { jobKey: `refund:${id}:void`, runAt });
  }

  private async mailLater({ id, history }: Refund): Promise<void> {
    const step = history.length - 1;
    await this.jobs.enqueue(mailRefund, { refundId: id, step }, { jobKey: `refund:${id}:${step}` });
  }

  /** The order counts what was given back, and is refunded once that is all of its money. */
  private async countReturned(order: Order, refund: Refund, actor: string): Promise<void> {
    const returned = sumOf((await this.refunds.ofOrder(order.id)).filter(({ state }) => state === 'done'));
    await this.orders.returned(order, returned);
    const paid = (await this.refunds.paidOf(order.id)) ?? 0;
    if (order.status === 'refund_pending' && returned >= paid)
      await this.orders.end(order, actor, refund.evidence || IN_PICTURE);
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

export function sumOf(payments: readonly { readonly amount: Pesos }[]): Pesos {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

function nameOf(actor: NewStep['actor']): string {
  return actor === PROVIDER ? PROVIDER : actor.email;
}
