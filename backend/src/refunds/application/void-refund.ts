import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { sumOf } from '../../common/money.js';
import { bogotaDay, MINUTE_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { type Order, OrderEvents, type ProviderPayment, RefundableOrders } from '../../orders/index.js';
import { VoidPayments } from '../../payments/index.js';
import { PROVIDER, type Refund } from '../domain/refund.js';
import { refundableMoney } from '../domain/refundable-money.js';
import { PaymentRefunds } from './payment-refunds.js';
import { RefundChanges } from './refund-changes.js';
import { Refunds } from './refunds.port.js';

/** Longer than a call to the provider may take: until then a call without a recorded answer may still run. */
const CALL_MS = MINUTE_MS;

/** A call without an answer is repeated while the provider still holds the money. */
const MAX_CALLS = 3;

/** After the void was accepted: the provider is asked whether it happened. Events and reconciliation find it as well. */
const CHECKS_MS = [1, 3, 10, 30, 60, 180, 720, 1440].map((minutes) => minutes * MINUTE_MS);

const SETTLED = 'El proveedor no anuló el pago, porque el banco ya lo liquidó. Pide la devolución en su panel.';
const NO_ANSWER = 'El proveedor no confirmó la anulación a tiempo. Mira el pago en su panel y pide allí la devolución.';

const VOIDED_BEFORE = 'El proveedor ya había anulado este pago. No lo devuelvas otra vez: niega esta devolución.';

/**
 * Gives a card payment back by a void at the provider. One job per refund goes through it and may be killed anywhere: it always reads the
 * payment first, and a call is recorded before it is made, so that no two run at once. What the provider does not void becomes a task
 * for a person.
 */
@Injectable()
export class VoidRefund {
  private readonly log = new Logger('refunds');

  constructor(
    private readonly refunds: Refunds,
    private readonly orders: RefundableOrders,
    private readonly changes: RefundChanges,
    private readonly voids: VoidPayments,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** One step: the job is enqueued again until the refund is done or left to a person. */
  async run(refundId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    // Without an order nothing is voided from here.
    if (!refund?.isVoiding || !refund.orderId || !refund.transactionId) return;
    const { transactionId } = refund;
    const order = await this.orders.find(refund.orderId);
    const money = await this.voids.find(order, transactionId);
    // Its settlement has completed this refund (`VoidedPayments`), unless the payment was voided before.
    if (money === 'voided') return this.leaveToPerson(refundId, VOIDED_BEFORE);
    if (!(await this.claim(refundId, money === 'held'))) return;
    const answer = await this.voids.request(order, transactionId);
    if (answer.kind === 'unknown') this.log.warn(`The void of ${transactionId} got no answer (${answer.reason})`);
    else if (answer.kind === 'refused') await this.leaveToPerson(refundId, SETTLED);
    else {
      await this.accept(refundId);
      // Most voids happen at once: settled now, the refund is done before a mail says that it is under way. Otherwise the next job sees it.
      await this.voids.find(order, transactionId);
    }
  }

  /**
   * Records a call that is about to be made, and enqueues the job again in case this process dies. False when none may be made now: one
   * may still run, the provider accepted one, or a person goes on.
   */
  private claim(refundId: string, isHeld: boolean): Promise<boolean> {
    return this.transaction.run(async () => {
      const [order, refund] = await this.changes.lock(refundId);
      if (!refund.isVoiding) return false;
      const now = this.clock.now();
      const isWaiting = refund.state === 'approved' && !this.isCalling(refund);
      const isDayOver = bogotaDay(refund.createdAt) !== bogotaDay(now);
      if (isWaiting && (isDayOver || refund.voidCalls >= MAX_CALLS)) {
        await this.toPanel(order, refund, refund.voidCalls > 0 ? NO_ANSWER : SETTLED);
        return false;
      }
      const mayCall = isWaiting && isHeld;
      if (mayCall) {
        refund.voidCalls += 1;
        refund.voidCalledAt = now;
        await this.refunds.save(refund);
      }
      const next = this.nextCheck(refund);
      if (next) await this.changes.continueVoid(refund, next);
      else await this.toPanel(order, refund, NO_ANSWER);
      return mayCall;
    });
  }

  private isCalling({ voidCalledAt }: Refund): boolean {
    return voidCalledAt !== null && this.clock.now().getTime() - voidCalledAt.getTime() < CALL_MS;
  }

  /** When the job runs next; null when the provider had its time. */
  private nextCheck({ state, voidCalledAt }: Refund): Date | null {
    const now = this.clock.now().getTime();
    if (state === 'approved' || !voidCalledAt) return new Date(now + CALL_MS);
    const wait = CHECKS_MS.find((milliseconds) => voidCalledAt.getTime() + milliseconds > now);
    return wait === undefined ? null : new Date(voidCalledAt.getTime() + wait);
  }

  /** The provider works on the void: the money is on its way. */
  private accept(refundId: string): Promise<void> {
    return this.change(refundId, async (order, refund) => {
      if (refund.state !== 'approved') return;
      await this.changes.enter(order, refund, 'under_way', { actor: PROVIDER, note: '' });
    });
  }

  private leaveToPerson(refundId: string, note: string): Promise<void> {
    return this.change(refundId, (order, refund) => this.toPanel(order, refund, note));
  }

  private async toPanel(order: Order | null, refund: Refund, note: string): Promise<void> {
    refund.way = 'provider_panel';
    const step = { actor: PROVIDER, note } as const;
    if (refund.state === 'approved') return this.changes.note(refund, step, true);
    await this.changes.enter(order, refund, 'approved', step);
  }

  /** Locks the order as well: a step of the refund may change it. */
  private change(refundId: string, change: (order: Order | null, refund: Refund) => Promise<void>): Promise<void> {
    return this.transaction.run(async () => {
      const [order, refund] = await this.changes.lock(refundId);
      if (refund.isVoiding) await change(order, refund);
    });
  }
}

const VOIDED_STEP = { actor: PROVIDER, note: 'El proveedor anuló el pago.' } as const;

const VOIDED_BESIDES = {
  actor: PROVIDER,
  note: 'El proveedor anuló el pago: ese dinero ya volvió. No lo devuelvas otra vez; si ya lo enviaste, es una pérdida.',
} as const;

const SENT_BESIDES = {
  actor: PROVIDER,
  note: 'El proveedor anuló el pago y esta transferencia ya había salido: la familia recibe el dinero dos veces.',
} as const;

/**
 * The provider voided a payment. The open refund that gives it back whole through the provider is done with that; every other open refund of
 * it is for a person, who sees to it that the money is not given back twice. Without such a refund the ledger records a reversal.
 */
@Injectable()
export class VoidedPayments implements OnModuleInit {
  constructor(
    private readonly events: OrderEvents,
    private readonly refunds: Refunds,
    private readonly payments: PaymentRefunds,
    private readonly changes: RefundChanges,
  ) {}

  onModuleInit(): void {
    this.events.on('paymentVoided', ({ order, ...payment }) => this.complete(order, payment));
  }

  private async complete(order: Order | null, { provider, transactionId }: ProviderPayment): Promise<void> {
    for (const refund of await this.refunds.openOfTransactionForUpdate(transactionId)) {
      // Another provider's transaction may have the same id.
      if (order ? refund.orderId !== order.id : !(await this.payments.isOf(refund, provider))) continue;
      if (await this.isThisVoid(order, refund)) await this.end(order, refund, transactionId);
      // Before the reversal of the payment, while the shop still holds it: the loss is seen then.
      else if (isSent(refund)) await this.changes.enter(order, refund, 'done', SENT_BESIDES);
      else await this.changes.note(refund, VOIDED_BESIDES, false);
    }
  }

  /** Whether the void is this refund. What others have sent meanwhile cannot be given back by it as well. */
  private async isThisVoid(order: Order | null, { id, way, amount, transactionId: of }: Refund): Promise<boolean> {
    if (!order) return way !== 'bank_transfer';
    const { payments, refunds } = refundableMoney(order, await this.refunds.ofOrder(order.id));
    const sent = refunds.filter((other) => other.id !== id && other.state === 'under_way' && other.covers === 'order');
    const payment = payments.find(({ transactionId }) => transactionId === of);
    return way !== 'bank_transfer' && amount === payment?.amount && amount <= order.money.held - sumOf(sent);
  }

  private async end(order: Order | null, refund: Refund, transactionId: string): Promise<void> {
    if (refund.state === 'failed') await this.changes.enter(order, refund, 'approved', VOIDED_STEP);
    refund.evidence = transactionId;
    await this.changes.enter(order, refund, 'done', VOIDED_STEP);
  }
}

/** The transfer has left, with its number or slip. */
function isSent({ way, state, evidence, evidenceFile }: Refund): boolean {
  return way === 'bank_transfer' && state === 'under_way' && (evidence !== '' || evidenceFile !== null);
}
