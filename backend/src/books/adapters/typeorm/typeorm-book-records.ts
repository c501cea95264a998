import { Injectable } from '@nestjs/common';
import type { Pesos } from '../../../common/money.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import {
  type BookEntry,
  type BookOrder,
  BookRecords,
  type EntryFilter,
  type EntryPosition,
  type MonthRecords,
  type Owing,
  type OwingOrder,
} from '../../application/book-records.port.js';
import type { EntrySum, MonthRange, OrdersWithMoney } from '../../domain/books.js';
import type { OwingOrderFacts } from '../../domain/deposit.js';
import type { AccountEntry } from '../../domain/compare-statement.js';
import * as sql from './books.sql.js';

/** An order beside a row; null for none. */
interface OrderColumns {
  orderId: string | null;
  number: string | null;
  customer: string | null;
}

interface SalesRow {
  orders: number;
  amount: Pesos;
  discounts: Pesos;
  allowances: Pesos;
}

interface EndRow {
  owed: Pesos;
  owing: number;
  held: Pesos;
  holding: number;
}

@Injectable()
export class TypeOrmBookRecords extends BookRecords {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async entries(filter: EntryFilter, after: EntryPosition | undefined, limit: number): Promise<BookEntry[]> {
    const values = [...filterValues(filter), after?.movedAt ?? null, after?.id ?? null, limit];
    const rows = await this.query<Omit<BookEntry, 'order'> & OrderColumns>(sql.ENTRIES, values);
    return rows.map(withOrder);
  }

  sums(filter: EntryFilter): Promise<EntrySum[]> {
    return this.query(sql.SUMS, filterValues(filter));
  }

  /** At the same time, on as many connections: what is owed at the end takes as long as all others together. */
  async month({ before, start, end, beforeClosed, closed }: MonthRange): Promise<MonthRecords> {
    const [[atEnd], entries, [sales], [without]] = await Promise.all([
      this.query<EndRow>(sql.MONTH_END, [start, end, closed]),
      this.query<EntrySum>(sql.MONTH_SUMS, [start, end, closed, before, beforeClosed]),
      this.query<SalesRow>(sql.MONTH_SALES, [start, end]),
      this.query<{ amount: Pesos }>(sql.MONTH_WITHOUT_ORDER, [start, end, closed]),
    ]);
    return {
      entries,
      sales: { orders: sales!.orders, amount: sales!.amount },
      discounts: sales!.discounts,
      allowances: sales!.allowances,
      receivables: { orders: atEnd!.owing, amount: atEnd!.owed },
      advances: { orders: atEnd!.holding, amount: atEnd!.held },
      withoutOrder: without!.amount,
    };
  }

  owing(which: Owing, after: Pick<OwingOrder, 'createdAt' | 'id'> | undefined, limit: number): Promise<OwingOrder[]> {
    return this.query(sql.OWING_ORDERS(which), [after?.createdAt ?? null, after?.id ?? null, limit]);
  }

  async owingSum(which: Owing): Promise<OrdersWithMoney> {
    return (await this.query<OrdersWithMoney>(sql.OWING_SUM(which)))[0]!;
  }

  async toReturn(): Promise<OrdersWithMoney> {
    return (await this.query<OrdersWithMoney>(sql.TO_RETURN))[0]!;
  }

  async accountEntries(
    from: string,
    to: string,
    limit: number,
  ): Promise<(AccountEntry & { order: BookOrder | null })[]> {
    return (await this.query<AccountEntry & OrderColumns>(sql.ACCOUNT_ENTRIES, [from, to, limit])).map(withOrder);
  }

  ordersForDeposits(numbers: readonly string[], amounts: readonly Pesos[], limit: number): Promise<OwingOrderFacts[]> {
    return this.query(sql.ORDERS_FOR_DEPOSITS, [numbers, amounts, limit]);
  }

  async usedDigests(digests: readonly string[]): Promise<ReadonlySet<string>> {
    const used = 'SELECT digest FROM money_reference WHERE digest = ANY($1::text[])';
    return new Set((await this.query<{ digest: string }>(used, [digests])).map(({ digest }) => digest));
  }

  private query<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.transaction.manager.query<Row[]>(statement, [...values]);
  }
}

function filterValues({ from, before, kinds, method }: EntryFilter): unknown[] {
  return [from ?? null, before ?? null, kinds ?? null, method ?? null];
}

function withOrder<Row extends OrderColumns>({ orderId, number, customer, ...row }: Row) {
  return { ...row, order: orderId === null ? null : { id: orderId, number: number!, customer: customer! } };
}
