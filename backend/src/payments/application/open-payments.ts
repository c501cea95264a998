import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import type { StaffMember } from '../../identity/index.js';
import { type Entry, Ledger } from '../../money/index.js';
import { type Order, OrderEvents, PaidOrders } from '../../orders/index.js';
import type { Payer } from '../domain/provider-transaction.js';
import { recordHomeless } from './homeless-money.js';
import { type MoneyToReview, PaymentAttempts, type Resolution } from './payment-attempts.port.js';

/** Money of the providers that a person must decide about. */
@Injectable()
export class OpenPayments implements OnModuleInit {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly ledger: Ledger,
    private readonly events: OrderEvents,
    private readonly orders: PaidOrders,
    private readonly clock: Clock,
  ) {}

  /** A payment that is taken away from an order is money without a home again, and listed. */
  onModuleInit(): void {
    this.events.on('paymentTakenAway', (taken) => this.listAgain(taken));
  }

  /** Locks a payment until the caller's transaction ends: before its order or its refund, as a settlement does. */
  lock({ provider, transactionId }: Pick<MoneyToReview, 'provider' | 'transactionId'>): Promise<void> {
    return this.attempts.lockTransaction(provider, transactionId);
  }

  /** Lists a payment that was decided about, and is without a home again. Joins the caller's transaction. */
  listAgain({ provider, transactionId }: Pick<MoneyToReview, 'provider' | 'transactionId'>): Promise<void> {
    return this.attempts.listAgain(provider, transactionId);
  }

  /** The newest first, at most 1,000. */
  list(): Promise<MoneyToReview[]> {
    return this.attempts.moneyToReview();
  }

  /** Number of `list` without the money of orders in review, which wait themselves; at most 1,000. */
  count(): Promise<number> {
    return this.attempts.countToReview();
  }

  /** The money under this name, locked with its attempt until the caller's transaction ends; null when it is not listed (any more). */
  forUpdate(openId: string): Promise<MoneyToReview | null> {
    return this.attempts.openForUpdate(openId);
  }

  /** Whether money was listed under this name last, and was decided about. */
  wasListed(openId: string): Promise<boolean> {
    return this.attempts.wasListed(openId);
  }

  /** Who paid these transactions, as the provider named them, by transaction; none for money of an order, and after erasure. */
  payersOf(transactionIds: readonly string[]): Promise<Map<string, Payer>> {
    return this.attempts.payersOf(transactionIds);
  }

  /** The newest transactions without an order that this email paid. */
  ofPayer(email: string, limit: number): Promise<string[]> {
    return this.attempts.ofPayer(email, limit);
  }

  /** Takes locked money off the list. Joins the caller's transaction. */
  async decide({ openId }: MoneyToReview, decision: Omit<Resolution, 'at'>): Promise<void> {
    await this.attempts.resolve(openId, { ...decision, at: this.clock.now() });
  }

  /** The entry of listed money that has no order yet; recorded now for money of before there were entries. Joins the caller's transaction. */
  entryOf(money: MoneyToReview): Promise<Entry> {
    return recordHomeless(this.ledger, { ...money, id: money.transactionId }, money.attempt?.id ?? null);
  }

  /** The money is not the shop's: its entry is reversed. Joins the caller's transaction. */
  async disown(money: MoneyToReview, by: { readonly actor: string; readonly reason: string }): Promise<void> {
    if (money.status !== 'APPROVED' || money.amount <= 0) return;
    await this.ledger.reverse((await this.entryOf(money)).id, by);
  }

  /** A contradicted payment stands: its order goes on where it stopped. Joins the caller's transaction. */
  standBy(orderId: string, actor: StaffMember): Promise<Order> {
    return this.orders.reviews.standBy(orderId, actor);
  }

  /** A contradicted payment is not there: its order, if it has one, owes it again and waits for a person. Joins the caller's transaction. */
  async lose(
    { provider, transactionId }: MoneyToReview,
    by: { readonly actor: string; readonly reason: string },
  ): Promise<void> {
    await this.orders.reviews.voided(provider, transactionId);
    // Of money without an order; otherwise it is reversed by now.
    await this.ledger.reverseTransaction(provider, transactionId, by);
  }

  /** The order of a second or late payment is made after all. Joins the caller's transaction. */
  accept(order: Order, actor: StaffMember, reason: string): Promise<Order> {
    return this.orders.reviews.accept(order, actor, reason);
  }
}
