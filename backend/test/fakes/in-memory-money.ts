import type { Clock } from '../../src/common/clock.port.js';
import { errorOf } from '../../src/common/domain-error.js';
import {
  type Added,
  type CheckedBalances,
  type EntryDigests,
  MoneyEntries,
} from '../../src/money/application/money-entries.port.js';
import { Ledger } from '../../src/money/application/ledger.js';
import { type Allowance, type Entry, referenceDigest } from '../../src/money/domain/entry.js';
import { EXCEEDS_HELD, HAS_ORDER } from '../../src/money/domain/money-errors.js';
import { ledgerOf, type MoneySums, moneyOf, type OrderLedger, sumsOf } from '../../src/money/domain/order-money.js';
import { ManualClock } from './manual-clock.js';
import type { Snapshots } from './rolling-back-transaction.js';

type Stored = Entry & { readonly digests: EntryDigests };

/** The ledger in memory. Sums are computed from the rows at each call. */
export class InMemoryMoneyEntries extends MoneyEntries implements Snapshots {
  private rows: readonly Stored[] = [];
  private totals = new Map<string, number>();
  private allowances: readonly Allowance[] = [];
  private homes = new Map<string, string>();

  snapshot(): () => void {
    const [rows, allowances] = [this.rows, this.allowances];
    const [totals, homes] = [new Map(this.totals), new Map(this.homes)];
    return () => Object.assign(this, { rows, allowances, totals, homes });
  }

  open(orderId: string, total: number): Promise<void> {
    if (!this.totals.has(orderId)) this.totals.set(orderId, total);
    return Promise.resolve();
  }

  /** Everything at once, as one statement does it. */
  async add(entry: Entry, digests: EntryDigests): Promise<Added> {
    return Promise.resolve(this.put(entry, digests));
  }

  private put(entry: Entry, digests: EntryDigests): Added {
    const { kind, method, transactionId, provider, orderId, covers, amount, reverses } = entry;
    const known = this.rows.find(
      (row) => transactionId && row.transactionId === transactionId && row.provider === provider && row.kind === kind,
    );
    if (known) return { kind: 'known', entry: this.read(known) };
    const isReversed = (row: Stored) => this.rows.some((each) => each.kind === 'reversal' && each.reverses === row.id);
    const sameReference = this.rows.find(
      (row) => digests.reference && row.digests.reference === digests.reference && !isReversed(row),
    );
    if (sameReference) return { kind: 'repeated', digest: 'reference', entry: this.read(sameReference) };
    const sameEvidence = this.rows.find(
      (row) => digests.evidence && row.digests.evidence === digests.evidence && row.method === method,
    );
    if (sameEvidence) return { kind: 'repeated', digest: 'evidence', entry: this.read(sameEvidence) };
    if (kind === 'reversal' && this.rows.some((row) => row.kind === 'reversal' && row.reverses === reverses))
      return { kind: 'reversed' };
    if (kind === 'refund' && covers === 'order' && orderId && moneyOf(this.required(orderId)).held < amount)
      return { kind: 'exceeds_held' };
    if (orderId && covers === 'order') this.required(orderId);
    this.rows = [...this.rows, { ...entry, digests }];
    return { kind: 'added', sums: orderId ? this.required(orderId) : null };
  }

  find(id: string): Promise<Entry | null> {
    const row = this.rows.find((each) => each.id === id);
    return Promise.resolve(row ? this.read(row) : null);
  }

  findForUpdate(id: string): Promise<Entry | null> {
    return this.find(id);
  }

  reversing(id: string): Promise<Entry[]> {
    return Promise.resolve(this.all(({ reverses }) => reverses === id));
  }

  ofTransaction(provider: string, transactionId: string): Promise<Entry[]> {
    return Promise.resolve(this.all((row) => row.provider === provider && row.transactionId === transactionId));
  }

  ofOrder(orderId: string): Promise<Entry[]> {
    return Promise.resolve(this.all((row) => row.orderId === orderId));
  }

  sumsOf(orderIds: readonly string[]): Promise<Map<string, MoneySums>> {
    const known = orderIds.filter((id) => this.totals.has(id));
    return Promise.resolve(new Map(known.map((id) => [id, this.required(id)])));
  }

  sumsForUpdate(orderId: string): Promise<MoneySums | null> {
    return Promise.resolve(this.totals.has(orderId) ? this.required(orderId) : null);
  }

  async assign(entry: Entry, orderId: string | null): Promise<MoneySums | null> {
    return Promise.resolve(this.move(entry, orderId));
  }

  private move({ id, amount, orderId: before }: Entry, orderId: string | null): MoneySums | null {
    if (before && !this.homes.has(id)) throw errorOf(HAS_ORDER);
    if (before && moneyOf(this.required(before)).held < amount) throw errorOf(EXCEEDS_HELD);
    this.homes.delete(id);
    if (!orderId) return null;
    this.homes.set(id, orderId);
    return this.required(orderId);
  }

  allow(allowance: Allowance): Promise<MoneySums> {
    this.allowances = [...this.allowances, allowance];
    return Promise.resolve(this.required(allowance.orderId));
  }

  allowancesOf(orderId: string): Promise<Allowance[]> {
    return Promise.resolve(this.allowances.filter((each) => each.orderId === orderId));
  }

  setTotal(orderId: string, total: number): Promise<void> {
    this.totals.set(orderId, total);
    return Promise.resolve();
  }

  eraseNames(orderIds: readonly string[]): Promise<void> {
    return this.erase(orderIds, { reason: '', note: '', payer: null });
  }

  eraseTexts(orderIds: readonly string[]): Promise<void> {
    return this.erase(orderIds, { reference: null, reason: '', note: '', evidence: '', payer: null });
  }

  eraseWithoutOrder(): Promise<number> {
    return Promise.resolve(0);
  }

  check(): Promise<CheckedBalances> {
    return Promise.resolve({ differing: [], last: null });
  }

  private erase(orderIds: readonly string[], nothing: Partial<Entry>): Promise<void> {
    this.rows = this.rows.map((row) =>
      orderIds.includes(this.read(row).orderId ?? '') ? { ...row, ...nothing } : row,
    );
    this.allowances = this.allowances.map((each) => (orderIds.includes(each.orderId) ? { ...each, reason: '' } : each));
    return Promise.resolve();
  }

  /** Stores the money that an order of a test has. */
  adopt(orderId: string, { total, entries }: OrderLedger): void {
    this.totals.set(orderId, total);
    const digestOf = (text: string | null) => (text ? referenceDigest(text) : null);
    this.rows = [
      ...this.rows,
      ...entries.map((entry) => ({
        ...entry,
        orderId,
        digests: { reference: entry.provider ? null : digestOf(entry.reference), evidence: digestOf(entry.evidence) },
      })),
    ];
  }

  /** The money of an order as its repository reads it; undefined without a balance. */
  ledgerOf(orderId: string): OrderLedger | undefined {
    if (!this.totals.has(orderId)) return undefined;
    const allowances = this.allowances.filter((each) => each.orderId === orderId);
    return ledgerOf(
      this.totals.get(orderId)!,
      this.all((row) => row.orderId === orderId),
      allowances,
    );
  }

  private required(orderId: string): MoneySums {
    const total = this.totals.get(orderId);
    if (total === undefined) throw new Error(`The order ${orderId} has no balance in the ledger`);
    const allowed = this.allowances
      .filter((each) => each.orderId === orderId)
      .reduce((sum, { amount }) => sum + amount, 0);
    return sumsOf(
      total,
      allowed,
      this.all((row) => row.orderId === orderId),
    );
  }

  private all(matches: (entry: Entry) => boolean): Entry[] {
    return this.rows.map((row) => this.read(row)).filter(matches);
  }

  private read({ digests: _digests, ...entry }: Stored): Entry {
    const home = this.homes.get(entry.id);
    return { ...entry, orderId: entry.orderId ?? home ?? null, isGiven: home !== undefined };
  }
}

/** A ledger in memory, for use cases. */
export function ledgerInMemory(clock: Clock = new ManualClock()): {
  ledger: Ledger;
  entries: InMemoryMoneyEntries;
} {
  const entries = new InMemoryMoneyEntries();
  return { ledger: new Ledger(entries, clock), entries };
}
