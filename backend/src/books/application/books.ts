import { Injectable } from '@nestjs/common';
import { type AuditAct, AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { errorOf } from '../../common/domain-error.js';
import { bogotaDay, DAY_MS, startOfBogotaDay } from '../../common/time.js';
import type { StaffMember } from '../../identity/index.js';
import { closesAt } from '../../money/index.js';
import { type BookMonth, type BookSums, bookSums, monthRange, type OrdersWithMoney } from '../domain/books.js';
import {
  type BookEntry,
  BookRecords,
  type EntryFilter,
  type EntryPosition,
  type Owing,
  type OwingOrder,
} from './book-records.port.js';

/** Entries in one sheet; staff choose a shorter period for more. */
const MAX_SHEET_ENTRIES = 100_000;
const BATCH = 500;

export const MONTH_INVALID = [400, 'request.invalid', 'Escribe un mes, por ejemplo 2026-11'] as const;

const LEDGER = { type: 'books', id: 'ledger' };

/** A page of the ledger, the newest first. */
export interface EntryPage {
  readonly entries: readonly BookEntry[];
  readonly next: EntryPosition | null;
  /** Of all entries of the filter; null on later pages. */
  readonly sums: BookSums | null;
}

/** Orders that owe, the oldest first. */
export interface OwingPage {
  readonly orders: readonly OwingOrder[];
  readonly next: Pick<OwingOrder, 'createdAt' | 'id'> | null;
  /** Of all of them. */
  readonly sum: OrdersWithMoney;
}

/** The first screen of the money. */
export interface MoneySummary {
  /** Date in Bogota: '2026-11-28'. */
  readonly today: string;
  /** Of today. */
  readonly sums: BookSums;
  readonly waiting: OrdersWithMoney;
  readonly balances: OrdersWithMoney;
  readonly toReturn: OrdersWithMoney;
}

/** Reads the ledger, its months and what is owed, for the owner and her accountant. Days are those of Bogota. */
@Injectable()
export class Books {
  constructor(
    private readonly records: BookRecords,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Records one look a day: the entries name customers. */
  async entries(
    filter: EntryFilter,
    after: EntryPosition | undefined,
    limit: number,
    actor: StaffMember,
  ): Promise<EntryPage> {
    const found = await this.records.entries(filter, after, limit + 1);
    const sums = after ? null : bookSums(await this.records.sums(filter));
    const look: AuditAct = { kind: 'read', action: 'miró el libro de dinero', subject: LEDGER };
    if (found.length > 0) await this.audit.recordRead({ ...look, actor, subject: LEDGER, oncePer: DAY_MS });
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? entries.at(-1)! : null, sums };
  }

  /** The entries of a filter, read while they are sent, the newest first. */
  async sheet(filter: EntryFilter, actor: StaffMember): Promise<AsyncGenerator<BookEntry>> {
    await this.audit.record({ kind: 'export', actor, action: 'descargó el libro de dinero', subject: LEDGER });
    return this.all(filter);
  }

  /** Any month of this century. @throws DomainError `request.invalid` for another text */
  async month(month: string): Promise<BookMonth> {
    const range = monthRange(month, closesAt);
    if (!range) throw errorOf(MONTH_INVALID, { month: MONTH_INVALID[2] });
    const { entries, ...records } = await this.records.month(range);
    return { month, isClosed: this.clock.now() >= range.closed, ...records, ...bookSums(entries) };
  }

  async summary(): Promise<MoneySummary> {
    const today = this.today();
    return {
      today,
      sums: bookSums(await this.records.sums({ from: startOfBogotaDay(today) })),
      waiting: await this.records.owingSum('waiting'),
      balances: await this.records.owingSum('balance'),
      toReturn: await this.records.toReturn(),
    };
  }

  async owing(which: Owing, after: OwingPage['next'] | undefined, limit: number): Promise<OwingPage> {
    const found = await this.records.owing(which, after ?? undefined, limit + 1);
    const orders = found.slice(0, limit);
    const next = found.length > limit ? orders.at(-1)! : null;
    return { orders, next, sum: await this.records.owingSum(which) };
  }

  private async *all(filter: EntryFilter): AsyncGenerator<BookEntry> {
    let after: EntryPosition | undefined;
    for (let sent = 0; sent < MAX_SHEET_ENTRIES; sent += BATCH) {
      const batch = await this.records.entries(filter, after, BATCH);
      yield* batch;
      after = batch.at(-1);
      if (batch.length < BATCH) return;
    }
  }

  private today(): string {
    return bogotaDay(this.clock.now());
  }
}
