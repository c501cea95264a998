import { Injectable, Logger } from '@nestjs/common';
import { Transaction } from '../../common/transaction.port.js';
import { type Order, OrderDesk, OrderReader, PlaceOrder, withConsentAt } from '../../orders/index.js';
import { isNews, isOver, type KnownTransaction, type PaymentAttempt, stateAfter } from '../domain/payment-attempt.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';
import { PaymentAttempts } from './payment-attempts.port.js';
import { TellPending } from './tell-pending.js';

/** What a transaction came to. */
export type Settlement =
  | { readonly kind: 'paid'; readonly order: Order; /** By this very call. */ readonly isNew: boolean }
  | { readonly kind: 'pending' }
  | { readonly kind: 'declined'; /** In the provider's words. */ readonly reason?: string }
  /** Amount or currency differ from what was asked for, or the transaction belongs to another attempt. */
  | { readonly kind: 'mismatch' }
  /** No attempt has this reference. */
  | { readonly kind: 'foreign' };

const CURRENCY = 'COP';

/**
 * Makes of a transaction what it means for the shop: the one function for browser, notice, periodic check and staff,
 * which may come in any order, repeatedly, or at the same instant (decisions, 21). Its argument comes from the provider,
 * never from a browser.
 */
@Injectable()
export class SettlePayment {
  private readonly log = new Logger('payments');

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly placing: PlaceOrder,
    private readonly desk: OrderDesk,
    private readonly orders: OrderReader,
    private readonly tellPending: TellPending,
    private readonly transaction: Transaction,
  ) {}

  settle(told: ProviderTransaction): Promise<Settlement> {
    return this.transaction.run(async () => {
      const attempt = await this.attempts.lockedByReference(told.reference);
      if (!attempt) {
        this.log.warn(`Transaction ${told.id} (${told.status}) has a reference that the shop never gave out`);
        return { kind: 'foreign' };
      }
      return this.settleLocked(attempt, told);
    });
  }

  /** The shop stops asking. Money that comes after this is for a person to look at. */
  giveUp(reference: string): Promise<void> {
    return this.transaction.run(async () => {
      const attempt = await this.attempts.lockedByReference(reference);
      if (!attempt || isOver(attempt) || attempt.state === 'mismatch') return;
      await this.attempts.save(Object.assign(attempt, { state: 'expired', isOpen: false }));
    });
  }

  private async settleLocked(attempt: PaymentAttempt, told: ProviderTransaction): Promise<Settlement> {
    const known = await this.attempts.transactionsOf(attempt.id);
    const before = known.find(({ id }) => id === told.id);
    const isMismatch = told.amount !== attempt.amount || told.currency !== CURRENCY;
    if (isMismatch) this.log.warn(`Transaction ${told.id} (${told.status}) differs in amount or currency`);
    const heard = { id: told.id, status: told.status, isMismatch, isResolved: before?.isResolved ?? false };
    if (!isNews(heard, before)) return isMismatch ? { kind: 'mismatch' } : this.resultOf(attempt, known, told);
    const isLate = attempt.state === 'expired';
    const now = [...known.filter(({ id }) => id !== told.id), heard];
    attempt.state = stateAfter(attempt, now);
    attempt.isOpen &&= !['approved', 'voided', 'mismatch'].includes(attempt.state);
    if (!(await this.attempts.record(attempt, told, isMismatch))) return { kind: 'mismatch' };
    // Whatever amount comes with it: an order whose payment was taken back must not be made.
    if (told.status === 'VOIDED') await this.desk.voidPayment(told.id);
    if (isMismatch) return { kind: 'mismatch' };
    if (told.status === 'APPROVED')
      return { kind: 'paid', order: await this.place(attempt, told, isLate), isNew: true };
    if (told.status === 'PENDING') await this.tellPending.later(attempt, told.id);
    return this.resultOf(attempt, now, told);
  }

  private place(
    attempt: PaymentAttempt,
    { id, reference, method }: ProviderTransaction,
    isLate: boolean,
  ): Promise<Order> {
    const payment = { method: method ?? 'CARD', transactionId: id, reference, attemptId: attempt.id };
    return this.placing.paid(withConsentAt(attempt.purchase, attempt.createdAt), payment, isLate);
  }

  /** An attempt that was paid is paid, whichever of its transactions is asked about. */
  private async resultOf(
    attempt: PaymentAttempt,
    known: readonly KnownTransaction[],
    told: ProviderTransaction,
  ): Promise<Settlement> {
    const order = (await this.orders.ofTransaction(told.id)) ?? (await this.orders.ofAttempt(attempt.id));
    if (order) return { kind: 'paid', order, isNew: false };
    const before = known.find(({ id }) => id === told.id);
    if (before?.isMismatch) return { kind: 'mismatch' };
    return before?.status === 'PENDING' ? { kind: 'pending' } : { kind: 'declined', reason: told.statusMessage };
  }
}
