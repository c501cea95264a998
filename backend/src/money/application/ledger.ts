import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError, errorOf } from '../../common/domain-error.js';
import { inBatches } from '../../common/in-batches.js';
import { CURRENCY, type Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { type Allowance, type Entry, entryOf, type NewEntry, referenceDigest } from '../domain/entry.js';
import {
  ALLOWANCE_TOO_MUCH,
  AMOUNT_INVALID,
  ENTRY_REVERSED,
  ENTRY_UNKNOWN,
  EVIDENCE_USED,
  EXCEEDS_HELD,
  HAS_ORDER,
  NO_PAYMENT,
  REFERENCE_USED,
} from '../domain/money-errors.js';
import { moneyOf, type MoneySums, type OrderLedger, type OrderMoney } from '../domain/order-money.js';
import { type CheckedBalances, type EntryDigests, MoneyEntries } from './money-entries.port.js';

/** The result of recording an entry. */
export interface Recorded {
  /** The new entry, or the one of the same transaction and kind that was there before. */
  readonly entry: Entry;
  readonly isNew: boolean;
  /** The money of its order after it; null without an order, and when the entry is not new. */
  readonly money: OrderMoney | null;
}

/** Who decides about money, and why. */
export interface Decided {
  /** `provider`, or the email of a staff member. */
  readonly actor: string;
  /** '' for nothing. */
  readonly reason: string;
}

/**
 * All money of the shop: each movement is an entry that never changes, and an order's money is what its entries add up to. Every method
 * that changes something must run in the caller's transaction (`Transaction.run`), together with what the money changes. Whoever changes
 * an order as well locks the order first, then calls the ledger.
 */
@Injectable()
export class Ledger {
  constructor(
    private readonly entries: MoneyEntries,
    private readonly clock: Clock,
  ) {}

  /** A new order costs `total`. Call it in the transaction that adds the order, before any entry of it; a repeated call changes nothing. */
  open(orderId: string, total: Pesos): Promise<void> {
    return this.entries.open(orderId, total);
  }

  /** A correction of the order changed what it costs. */
  setTotal(orderId: string, total: Pesos): Promise<void> {
    return this.entries.setTotal(orderId, total);
  }

  /**
   * Records a movement of money. Recording the same provider transaction and kind again changes nothing and returns the first entry with
   * `isNew: false`, whatever the second call says about order or amount.
   *
   * Throws `money.amount_invalid` (0, negative, cents in an order, another currency in an order), `order.reference_used` when another
   * entry that is not reversed has this bank reference in any spelling (only entries without a provider have one), `refund.evidence_used`
   * when another refund by this method has this evidence, `money.exceeds_held` for a refund of more than the shop holds (a refund that
   * `covers` shipping is not limited), `money.reversed` for a second reversal, or a refund of homeless money that is not there any more.
   */
  async record(given: NewEntry): Promise<Recorded> {
    const entry = entryOf(given, this.clock.now());
    assertAmount(entry);
    if (entry.reverses) await this.assertReversible(entry, entry.reverses);
    const added = await this.entries.add(entry, digestsOf(entry, given.evidenceFileDigest));
    if (added.kind === 'known') return { entry: added.entry, isNew: false, money: null };
    if (added.kind === 'exceeds_held') throw errorOf(EXCEEDS_HELD);
    if (added.kind === 'reversed') throw errorOf(ENTRY_REVERSED);
    if (added.kind === 'repeated') throw new RepeatedEntryError(added.digest, added.entry);
    return recorded(entry, added.sums);
  }

  /**
   * Takes a payment back: staff had confirmed it by mistake, or the provider did. Its bank reference is free again, and its order owes
   * the amount again. Throws `money.entry_not_found`, `money.no_payment` for another kind, and `money.reversed`.
   */
  async reverse(entryId: string, by: Decided & { readonly movedAt?: Date; readonly note?: string }): Promise<Recorded> {
    // Locked before its order is read: it may be on its way to another one.
    const payment = await this.entries.findForUpdate(entryId);
    if (!payment) throw errorOf(ENTRY_UNKNOWN);
    const { amount, currency, orderId, method, provider, transactionId, attemptId, covers } = payment;
    const same = { amount, currency, orderId, method, provider, transactionId, attemptId, covers };
    return this.record({ ...same, ...by, kind: 'reversal', reverses: payment.id });
  }

  /**
   * The provider voided a transaction or took it back. Null when there is nothing to reverse: no payment of it was recorded, or a refund
   * through the provider gave the same payment back whole. Repeated calls change nothing.
   */
  async reverseTransaction(
    provider: ProviderId,
    transactionId: string,
    by: Partial<Decided> & { readonly movedAt?: Date; readonly note?: string } = {},
  ): Promise<Recorded | null> {
    const of = await this.entries.ofTransaction(provider, transactionId);
    const payment = of.find(({ kind }) => kind === 'payment');
    if (!payment || of.some(({ kind }) => kind === 'refund')) return null;
    return this.reverse(payment.id, { actor: 'provider', reason: '', ...by });
  }

  /**
   * Gives a payment that has no order of its own to an order, moves it to another one, or with null takes it back out; the entry itself
   * never changes. Its later reversal counts for the order that has it then. Throws `money.entry_not_found`, `money.no_payment`,
   * `money.reversed` when it was reversed or given back, `money.has_order` when it was recorded with an order, `money.amount_invalid` for
   * cents or another currency, and `money.exceeds_held` when the order that had it gave a part of it back.
   */
  async assign(entryId: string, orderId: string | null, by: Decided): Promise<Recorded> {
    const found = await this.entries.findForUpdate(entryId);
    if (!found) throw errorOf(ENTRY_UNKNOWN);
    if (found.kind !== 'payment') throw errorOf(NO_PAYMENT);
    if ((await this.entries.reversing(entryId)).length > 0) throw errorOf(ENTRY_REVERSED);
    if (found.orderId === orderId) return { entry: found, isNew: false, money: null };
    const entry = { ...found, orderId, isGiven: orderId !== null };
    assertAmount(entry);
    return recorded(entry, await this.entries.assign(found, orderId, { ...by, at: this.clock.now() }));
  }

  /**
   * The owner accepts less for good, as a discount with a reason. Throws `money.amount_invalid`, and `money.allowance_too_much` when it is
   * more than the order owes.
   */
  async allow(orderId: string, amount: Pesos, reason: string, actor: string): Promise<OrderMoney> {
    if (!Number.isSafeInteger(amount) || amount <= 0) throw errorOf(AMOUNT_INVALID, { amount: AMOUNT_INVALID[2] });
    const sums = await this.entries.sumsForUpdate(orderId);
    if (amount > moneyOf(required(sums)).owed) throw errorOf(ALLOWANCE_TOO_MUCH, { amount: ALLOWANCE_TOO_MUCH[2] });
    const allowance = { id: crypto.randomUUID(), orderId, amount, reason, actor, at: this.clock.now() };
    return moneyOf(await this.entries.allow(allowance));
  }

  /** The money of an order with its rows; null for an order that the ledger does not know. */
  async ofOrder(orderId: string): Promise<OrderLedger | null> {
    const sums = (await this.entries.sumsOf([orderId])).get(orderId);
    if (!sums) return null;
    const entries = await this.entries.ofOrder(orderId);
    return { ...moneyOf(sums), entries, allowances: sums.allowed > 0 ? await this.allowancesOf(orderId) : [] };
  }

  /** The money of several orders without its rows, in one statement; an order that the ledger does not know is left out. */
  async ofOrders(orderIds: readonly string[]): Promise<Map<string, OrderMoney>> {
    if (orderIds.length === 0) return new Map();
    const sums = await this.entries.sumsOf(orderIds);
    return new Map([...sums].map(([id, each]) => [id, moneyOf(each)]));
  }

  /** The money of an order, which nobody else changes until the caller's transaction ends. */
  async lock(orderId: string): Promise<OrderMoney> {
    return moneyOf(required(await this.entries.sumsForUpdate(orderId)));
  }

  find(entryId: string): Promise<Entry | null> {
    return this.entries.find(entryId);
  }

  /** The entries of one provider transaction: at most one of each kind. */
  ofTransaction(provider: ProviderId, transactionId: string): Promise<Entry[]> {
    return this.entries.ofTransaction(provider, transactionId);
  }

  /**
   * The personal data of these orders were erased: deletes who paid and what staff wrote. References and evidence stay for the years of the
   * accounts, until `eraseTexts`.
   */
  eraseNames(orderIds: readonly string[]): Promise<void> {
    return this.entries.eraseNames(orderIds);
  }

  /** Deletes the texts of these orders' entries: references, reasons, notes, evidence and payers. Amounts, times and digests stay. */
  eraseTexts(orderIds: readonly string[]): Promise<void> {
    return this.entries.eraseTexts(orderIds);
  }

  /**
   * Payments that no order has, and that ended before these moments: what staff wrote and who paid goes at the first one, references and
   * evidence at the second one, with the years of the accounts.
   */
  async eraseWithoutOrder(names: Date, texts: Date): Promise<void> {
    await inBatches((rows) => this.entries.eraseWithoutOrder(names, rows, false));
    await inBatches((rows) => this.entries.eraseWithoutOrder(texts, rows, true));
  }

  /** Compares the sums of up to `limit` orders after this id with their rows; for the nightly check. Page with `last` until it is null. */
  check(after: string | null, limit: number): Promise<CheckedBalances> {
    return this.entries.check(after, limit);
  }

  private allowancesOf(orderId: string): Promise<Allowance[]> {
    return this.entries.allowancesOf(orderId);
  }

  /** Locks the payment, so that it is reversed, given back or given to an order only once. */
  private async assertReversible(entry: Entry, paymentId: string): Promise<void> {
    const payment = await this.entries.findForUpdate(paymentId);
    if (!payment) throw errorOf(ENTRY_UNKNOWN);
    if (payment.kind !== 'payment') throw errorOf(NO_PAYMENT);
    if (entry.kind !== 'refund') return;
    if (payment.orderId) throw errorOf(HAS_ORDER);
    const earlier = await this.entries.reversing(paymentId);
    if (earlier.some(({ kind }) => kind === 'reversal')) throw errorOf(ENTRY_REVERSED);
    const returned = earlier.reduce((sum, { amount }) => sum + amount, 0);
    if (returned + entry.amount > payment.amount) throw errorOf(EXCEEDS_HELD);
  }
}

/** Another entry has the same bank reference or evidence. `entry` is that one: staff may read the number of its order. */
export class RepeatedEntryError extends DomainError {
  constructor(
    digest: 'reference' | 'evidence',
    readonly entry: Entry,
  ) {
    const [, code, message] = digest === 'reference' ? REFERENCE_USED : EVIDENCE_USED;
    super('conflict', code, message);
  }
}

function recorded(entry: Entry, sums: MoneySums | null): Recorded {
  return { entry, isNew: true, money: sums && moneyOf(sums) };
}

function digestsOf({ kind, provider, reference, evidence }: Entry, fileDigest: string | undefined): EntryDigests {
  const proof = evidence || fileDigest;
  return {
    reference: kind === 'payment' && provider === null && reference ? referenceDigest(reference) : null,
    evidence: kind === 'refund' && proof ? referenceDigest(proof) : null,
  };
}

/** An order's money is whole pesos of the shop's currency; other money waits without a home. */
function assertAmount({ amount, currency, orderId }: Entry): void {
  const isMoney = Number.isFinite(amount) && amount > 0 && amount <= MAX_AMOUNT;
  const fitsOrder = orderId === null || (Number.isInteger(amount) && currency === CURRENCY);
  if (!isMoney || !fitsOrder) throw errorOf(AMOUNT_INVALID, { amount: AMOUNT_INVALID[2] });
}

/** The column has 15 digits, two of them of cents. */
const MAX_AMOUNT = 9_999_999_999_999;

function required(sums: MoneySums | null): MoneySums {
  if (!sums) throw new Error('The order has no balance in the ledger');
  return sums;
}
