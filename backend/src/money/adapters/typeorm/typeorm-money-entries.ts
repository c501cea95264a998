import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import type { Pesos } from '../../../common/money.js';
import type { ProviderId } from '../../../common/payment-providers.js';
import { errorOf } from '../../../common/domain-error.js';
import {
  type Added,
  type CheckedBalances,
  type EntryDigests,
  MoneyEntries,
} from '../../application/money-entries.port.js';
import type { Allowance, Entry } from '../../domain/entry.js';
import { EXCEEDS_HELD, HAS_ORDER } from '../../domain/money-errors.js';
import type { MoneySums } from '../../domain/order-money.js';
import * as sql from './money.sql.js';

/** The part of a changed balance that a statement returns; null where it changed none. */
type SumsRow = { [Field in keyof MoneySums]: MoneySums[Field] | null };

@Injectable()
export class TypeOrmMoneyEntries extends MoneyEntries {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async open(orderId: string, total: Pesos): Promise<void> {
    await this.query(sql.OPEN, [orderId, total]);
  }

  async add(entry: Entry, digests: EntryDigests): Promise<Added> {
    const { id, at, movedAt, kind, amount, currency, orderId, method, provider, transactionId, attemptId } = entry;
    const { reverses, covers, actor, reference, reason, note, evidence, payer } = entry;
    // A statement of its own: one that waited for the lock would check the constraint of the balance on the row of before the wait.
    if (kind === 'refund' && orderId) await this.sumsForUpdate(orderId);
    const [row] = await this.query<SumsRow>(sql.ADD, [
      ...[
        id,
        at,
        movedAt,
        kind,
        amount,
        currency,
        orderId,
        method,
        provider,
        transactionId,
        attemptId,
        reverses,
        covers,
      ],
      ...[
        digests.reference,
        digests.evidence,
        actor,
        reference,
        reason,
        note,
        evidence,
        payer && JSON.stringify(payer),
      ],
    ]);
    if (!row) return this.whyNot(entry, digests);
    const sums = sumsIn(row);
    if (sums || !orderId) return { kind: 'added', sums };
    if (covers === 'order') throw new Error(`The order ${orderId} has no balance in the ledger`);
    return { kind: 'added', sums: (await this.sumsOf([orderId])).get(orderId) ?? null };
  }

  async find(id: string): Promise<Entry | null> {
    return (await this.query<Entry>(sql.FIND, [id]))[0] ?? null;
  }

  async findForUpdate(id: string): Promise<Entry | null> {
    // Two statements: after the wait for the lock, the second one reads what the other transaction did.
    await this.query(sql.LOCK, [id]);
    return this.find(id);
  }

  reversing(id: string): Promise<Entry[]> {
    return this.query(sql.REVERSING, [id]);
  }

  ofTransaction(provider: ProviderId, transactionId: string): Promise<Entry[]> {
    return this.query(sql.OF_TRANSACTION, [provider, transactionId]);
  }

  ofOrder(orderId: string): Promise<Entry[]> {
    return this.query(sql.OF_ORDER, [orderId]);
  }

  async sumsOf(orderIds: readonly string[]): Promise<Map<string, MoneySums>> {
    const rows = await this.query<MoneySums & { orderId: string }>(sql.SUMS_OF, [orderIds]);
    return new Map(rows.map(({ orderId, ...sums }) => [orderId, sums]));
  }

  async sumsForUpdate(orderId: string): Promise<MoneySums | null> {
    return (await this.query<MoneySums>(sql.SUMS_FOR_UPDATE, [orderId]))[0] ?? null;
  }

  async assign(
    { id, amount, orderId: before }: Entry,
    orderId: string | null,
    { actor, reason, at }: { readonly actor: string; readonly reason: string; readonly at: Date },
  ): Promise<MoneySums | null> {
    if (before) {
      const removed = await this.query(sql.UNASSIGN, [id, before, at]);
      if (removed.length === 0) throw errorOf(HAS_ORDER);
      const [moved] = await this.change(sql.MOVE, [before, -amount]);
      if (moved.length === 0) throw errorOf(EXCEEDS_HELD);
    }
    if (!orderId) return null;
    await this.query(sql.ASSIGN, [id, orderId, at, actor, reason]);
    return required((await this.change<MoneySums>(sql.MOVE, [orderId, amount]))[0][0], orderId);
  }

  async allow({ id, orderId, amount, reason, actor, at }: Allowance): Promise<MoneySums> {
    const [[sums]] = await this.change<MoneySums>(sql.ALLOW, [id, orderId, amount, reason, actor, at]);
    return required(sums, orderId);
  }

  allowancesOf(orderId: string): Promise<Allowance[]> {
    return this.query(sql.ALLOWANCES_OF, [orderId]);
  }

  async setTotal(orderId: string, total: Pesos): Promise<void> {
    await this.query(sql.SET_TOTAL, [orderId, total]);
  }

  async eraseNames(orderIds: readonly string[]): Promise<void> {
    await this.query(sql.ERASE_NAMES, [orderIds]);
  }

  async eraseTexts(orderIds: readonly string[]): Promise<void> {
    await this.query(sql.ERASE_TEXTS, [orderIds]);
  }

  async eraseWithoutOrder(moment: Date, limit: number, everything: boolean): Promise<number> {
    const statement = everything ? sql.ERASE_TEXTS_WITHOUT_ORDER : sql.ERASE_NAMES_WITHOUT_ORDER;
    return (await this.change(statement, [moment, limit]))[1];
  }

  async check(after: string | null, limit: number): Promise<CheckedBalances> {
    const rows = await this.query<{ orderId: string; differs: boolean }>(sql.CHECK, [after, limit]);
    const differing = rows.filter(({ differs }) => differs).map(({ orderId }) => orderId);
    return { differing, last: rows.length < limit ? null : rows.at(-1)!.orderId };
  }

  /** A statement of its own sees what the one before waited for. */
  private async whyNot(entry: Entry, digests: EntryDigests): Promise<Added> {
    const { kind, method, provider, transactionId, reverses } = entry;
    if (provider && transactionId) {
      const known = (await this.ofTransaction(provider, transactionId)).find((each) => each.kind === kind);
      if (known) return { kind: 'known', entry: known };
    }
    if (digests.reference) {
      const [other] = await this.query<Entry>(sql.OF_REFERENCE, [digests.reference]);
      if (other) return { kind: 'repeated', digest: 'reference', entry: other };
    }
    if (digests.evidence) {
      const [other] = await this.query<Entry>(sql.OF_EVIDENCE, [digests.evidence, method]);
      if (other) return { kind: 'repeated', digest: 'evidence', entry: other };
    }
    if (kind === 'reversal' && reverses) return { kind: 'reversed' };
    if (kind === 'refund') return { kind: 'exceeds_held' };
    throw new Error(`The entry ${entry.id} was neither added nor refused`);
  }

  private query<Row>(statement: string, values: readonly unknown[]): Promise<Row[]> {
    return this.transaction.manager.query<Row[]>(statement, [...values]);
  }

  /** An `UPDATE` or `DELETE`: its rows, and their number. */
  private change<Row>(statement: string, values: readonly unknown[]): Promise<[Row[], number]> {
    return this.transaction.manager.query<[Row[], number]>(statement, [...values]);
  }
}

function sumsIn({ total, allowed, paidIn, reversed, returned }: SumsRow): MoneySums | null {
  if (total === null) return null;
  return { total, allowed: allowed!, paidIn: paidIn!, reversed: reversed!, returned: returned! };
}

function required(sums: MoneySums | undefined, orderId: string): MoneySums {
  if (!sums) throw new Error(`The order ${orderId} has no balance in the ledger`);
  return sums;
}
