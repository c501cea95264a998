import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { CURRENCY } from '../../common/money.js';
import { Transaction } from '../../common/transaction.port.js';
import { Ledger } from '../../money/index.js';
import { type Order, PaidOrders, type Purchase, withConsentAt } from '../../orders/index.js';
import {
  isForgotten,
  type MoneyReviewReason,
  nextCheck,
  type PaymentAttempt,
  type RecordedTransaction,
  stateAfter,
  supersedes,
} from '../domain/payment-attempt.js';
import { movedAtOf, type ProviderTransaction } from '../domain/provider-transaction.js';
import { recordHomeless } from './homeless-money.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { SendPendingPaymentEmail } from './send-pending-payment-email.js';

/** The result of settling a transaction. */
export type Settlement =
  | { readonly kind: 'paid'; readonly order: Order; /** True when this call made it. */ readonly isNew: boolean }
  | { readonly kind: 'pending' }
  | { readonly kind: 'declined'; /** In the provider's words. */ readonly reason?: string }
  /** The provider could not process it; no bank declined it. */
  | { readonly kind: 'failed' }
  /** Amount or currency differ from what was asked for, or the transaction belongs to another attempt. */
  | { readonly kind: 'mismatch' }
  /** No attempt has this reference; approved money is listed for staff. */
  | { readonly kind: 'unclaimed' };

/**
 * Applies a provider transaction to its attempt and order. Browser, event, periodic check, reconciliation and staff all call it, in
 * any order, repeatedly or at the same instant. The transaction must come from the provider and belong to
 * our merchant.
 */
@Injectable()
export class SettlePayment {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly orders: PaidOrders,
    private readonly ledger: Ledger,
    private readonly pendingMails: SendPendingPaymentEmail,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  settle(transaction: ProviderTransaction): Promise<Settlement> {
    return this.transaction.run(async () => {
      const attempt = await this.attempts.findForUpdate(transaction.provider, transaction.reference);
      return attempt ? this.settleLocked(attempt, transaction) : this.keepUnclaimed(transaction);
    });
  }

  /** Stops the checks of an attempt, unless new ones are due; an unpaid one expires. A later approval becomes an order in review. */
  giveUp({ provider, reference }: PaymentAttempt): Promise<void> {
    return this.transaction.run(async () => {
      const attempt = await this.attempts.findForUpdate(provider, reference);
      // A settlement in the meantime may have scheduled new checks.
      const now = this.clock.now();
      if (!attempt || (nextCheck(attempt, now) && !isForgotten(attempt, now))) return;
      attempt.nextCheckAt = null;
      if (['created', 'pending', 'failed'].includes(attempt.state))
        Object.assign(attempt, { state: 'expired', isOpen: false });
      await this.attempts.save(attempt);
    });
  }

  /** For a deleted attempt or a payment made in the provider's panel: puts approved money on the staff's list. */
  private async keepUnclaimed(transaction: ProviderTransaction): Promise<Settlement> {
    const { id, status } = transaction;
    this.log.warn(`Transaction ${id} (${status}) has an unknown reference`);
    if (status !== 'APPROVED' && status !== 'VOIDED') return { kind: 'unclaimed' };
    if (!(await this.attempts.recordUnclaimed(transaction))) return { kind: 'unclaimed' };
    // The order that a person gave the money to must not be made.
    if (status === 'VOIDED') await this.orders.reviews.voided(transaction.provider, id);
    await this.keepInLedger(transaction, null);
    return { kind: 'unclaimed' };
  }

  private async settleLocked(attempt: PaymentAttempt, transaction: ProviderTransaction): Promise<Settlement> {
    const { id, status } = transaction;
    const recorded = await this.attempts.transactionsOf(attempt.id);
    const before = recorded.find((each) => each.id === id);
    const isCorrected = before?.isMismatch === true && (await this.isOtherAmount(transaction));
    const reason = isCorrected ? 'amount' : await this.reviewReasonOf(attempt, transaction);
    const isMismatch = reason !== null;
    if (reason) this.log.warn(`Transaction ${id} (${status}) needs a review (${reason})`);
    const next = { id, status, isMismatch, isResolved: before?.isResolved ?? false };
    if (!supersedes(next, before))
      return isMismatch ? { kind: 'mismatch' } : this.resultOf(attempt, recorded, transaction);
    const isLate = attempt.state === 'expired';
    const after = [...recorded.filter((each) => each.id !== id), next];
    const { purchase } = attempt;
    this.apply(attempt, after);
    if (!(await this.attempts.record(attempt, transaction, reason))) return { kind: 'mismatch' };
    // For any amount, because an order whose payment was voided must not be made.
    if (status === 'VOIDED') await this.orders.reviews.voided(transaction.provider, id);
    if (isMismatch || status === 'VOIDED') await this.keepInLedger(transaction, attempt.id);
    if (isMismatch) return { kind: 'mismatch' };
    if (status === 'APPROVED') {
      const order = await this.place(attempt, purchase, transaction, isLate);
      return { kind: 'paid', order, isNew: true };
    }
    if (status === 'PENDING') await this.pendingMails.later(attempt, id);
    if (purchase && !before) await this.orders.extendDiscount(purchase);
    return this.resultOf(attempt, after, transaction);
  }

  /** No order can be made when amount or currency differ, or when the purchase was deleted after its retention period. */
  private async reviewReasonOf(
    attempt: PaymentAttempt,
    { id, status, amount, currency }: ProviderTransaction,
  ): Promise<MoneyReviewReason | null> {
    if (amount !== attempt.amount || currency !== CURRENCY) return 'amount';
    if (status !== 'APPROVED' || attempt.purchase) return null;
    if (attempt.orderId) {
      const isTaken =
        (await this.orders.ofTransaction(id)) ?? (await this.orders.instalments.isOpenForUpdate(attempt.orderId));
      return isTaken ? null : 'order_closed';
    }
    return (await this.orders.ofAttempt(attempt.id)) ? null : 'unknown_reference';
  }

  /** Whether the ledger has another amount of this transaction: the provider contradicts itself, and a person decides. */
  private async isOtherAmount({ provider, id, amount, currency }: ProviderTransaction): Promise<boolean> {
    const payment = (await this.ledger.ofTransaction(provider, id)).find(({ kind }) => kind === 'payment');
    return payment !== undefined && (payment.amount !== amount || payment.currency !== currency);
  }

  /** Money that belongs to no order: it came, or the provider took it back. */
  private async keepInLedger(transaction: ProviderTransaction, attemptId: string | null): Promise<void> {
    const { provider, id, status, amount } = transaction;
    if (status === 'VOIDED') await this.ledger.reverseTransaction(provider, id);
    // The provider may report anything; what is no amount is listed with the transaction alone.
    if (status !== 'APPROVED' || !(amount > 0)) return;
    await recordHomeless(this.ledger, { ...transaction, movedAt: movedAtOf(transaction, this.clock.now()) }, attemptId);
  }

  private apply(attempt: PaymentAttempt, transactions: readonly RecordedTransaction[]): void {
    const now = this.clock.now();
    attempt.state = stateAfter(attempt, transactions);
    attempt.isOpen &&= !['approved', 'voided', 'mismatch'].includes(attempt.state);
    if (attempt.state === 'approved') {
      attempt.approvedAt ??= now;
      // The order stores the purchase from now on; personal data are kept once.
      attempt.purchase = null;
    }
    attempt.nextCheckAt = nextCheck(attempt, now);
  }

  private async place(
    attempt: PaymentAttempt,
    frozen: Purchase | null,
    transaction: ProviderTransaction,
    isLate: boolean,
  ): Promise<Order> {
    const { id, provider, reference, method = 'CARD' } = transaction;
    const movedAt = movedAtOf(transaction, this.clock.now());
    const payment = { method, transactionId: id, reference, attemptId: attempt.id, provider, movedAt };
    if (attempt.orderId) return this.orders.instalments.pay(attempt.orderId, payment, attempt.amount);
    const purchase = frozen ?? (await this.orders.ofAttempt(attempt.id))?.purchase;
    if (!purchase) throw new Error(`Payment attempt ${attempt.id} has neither a purchase nor an order`);
    const order = await this.orders.place(withConsentAt(purchase, attempt.createdAt), payment, isLate);
    if (attempt.eraseRequestedAt) await this.orders.requestErasure(order);
    return order;
  }

  /** The order that the attempt made, or paid an instalment of. */
  private async orderOf({ id, orderId, state }: PaymentAttempt): Promise<Order | null> {
    if (!orderId) return this.orders.ofAttempt(id);
    return state === 'approved' ? this.orders.instalments.find(orderId) : null;
  }

  /** A paid attempt is reported as paid for each of its transactions. */
  private async resultOf(
    attempt: PaymentAttempt,
    recorded: readonly RecordedTransaction[],
    { id, statusMessage }: ProviderTransaction,
  ): Promise<Settlement> {
    const order = (await this.orders.ofTransaction(id)) ?? (await this.orderOf(attempt));
    if (order) return { kind: 'paid', order, isNew: false };
    const before = recorded.find((each) => each.id === id);
    if (before?.isMismatch) return { kind: 'mismatch' };
    if (before?.status === 'PENDING') return { kind: 'pending' };
    return before?.status === 'ERROR' ? { kind: 'failed' } : { kind: 'declined', reason: statusMessage };
  }
}
