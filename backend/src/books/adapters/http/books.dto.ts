import { IsIn } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { cursorOf, PageCursor, PageLimit } from '../../../common/http/page-query.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../orders/index.js';
import type { Owing } from '../../application/book-records.port.js';
import type { MoneySummary, OwingPage } from '../../application/books.js';
import type { BookMonth } from '../../domain/books.js';
import { BookOrderDto, BookSumsDto, toSumsDto } from './entries.dto.js';

const OWING = ['waiting', 'balance'] as const satisfies readonly Owing[];

export class ListOwingQueryDto {
  /** `waiting`: orders that wait for their transfer. `balance`: orders in the workshop or sent that owe the rest. */
  @IsIn(OWING, { message: 'Elige waiting o balance' })
  @ApiProperty({ enum: OWING, enumName: 'Owing' })
  which!: Owing;

  /**
   * `nextCursor` of the page before.
   * @example "2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @PageCursor()
  cursor?: string;

  /** Orders of a page, 50 without it. */
  @PageLimit()
  limit?: number;
}

/** A month of the books. Days are those of Bogota. */
export class BookMonthDto extends BookSumsDto {
  /**
   * The month.
   * @example "2026-11"
   */
  month!: string;

  /** From the sixth day of the next month on: what is recorded later counts on its own day. */
  isClosed!: boolean;

  /** Orders whose payment was accepted in the month, before discounts, whole pesos. */
  sales!: number;

  /** Number of these orders. */
  salesOrders!: number;

  /** What codes took off these orders. */
  discounts!: number;

  /** What the owner accepted less in the month. */
  allowances!: number;

  /** What is owed at the end of the month on orders that had been shipped or delivered. */
  receivables!: number;

  /** Number of these orders. */
  receivableOrders!: number;

  /** What the shop holds at the end of the month for orders that had not been delivered. */
  advances!: number;

  /** Number of these orders. */
  advanceOrders!: number;

  /** What the shop holds at the end of the month without an order. */
  withoutOrder!: number;
}

/** Orders with an amount of money. */
export class OrdersWithMoneyDto {
  /** Number of orders or refunds. */
  orders!: number;

  /**
   * Whole pesos.
   * @example 120000
   */
  amount!: number;
}

/** The money of today. */
export class MoneySummaryDto {
  /**
   * The day in Bogota.
   * @example "2026-11-28"
   */
  today!: string;

  /** What moved today. */
  sums!: BookSumsDto;

  /** Orders that wait for their transfer, and what is missing. */
  waiting!: OrdersWithMoneyDto;

  /** Orders in the workshop or sent that owe the rest. */
  balances!: OrdersWithMoneyDto;

  /** Refunds that are not carried out yet, and what came above the price of an order. */
  toReturn!: OrdersWithMoneyDto;
}

/** An order that owes money. */
export class OwingOrderDto extends BookOrderDto {
  /** Status of the order. */
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /** Time of the order. */
  createdAt!: Date;

  /** Its price, whole pesos. */
  total!: number;

  /** What came, without what was taken back. */
  received!: number;

  /** What is missing. */
  owed!: number;
}

/** Orders that owe money, the oldest first. */
export class OwingPageDto {
  /** A page of them. */
  items!: OwingOrderDto[];

  /** For the next page; null on the last one. */
  nextCursor!: string | null;

  /** All of them. */
  sum!: OrdersWithMoneyDto;
}

export function toMonthDto({ sales, receivables, advances, payments, ...month }: BookMonth): BookMonthDto {
  return {
    ...month,
    payments: [...payments],
    sales: sales.amount,
    salesOrders: sales.orders,
    receivables: receivables.amount,
    receivableOrders: receivables.orders,
    advances: advances.amount,
    advanceOrders: advances.orders,
  };
}

export function toSummaryDto({ sums, ...summary }: MoneySummary): MoneySummaryDto {
  return { ...summary, sums: toSumsDto(sums) };
}

export function toOwingPageDto({ orders, next, sum }: OwingPage): OwingPageDto {
  return { items: [...orders], nextCursor: next && cursorOf(next), sum };
}
