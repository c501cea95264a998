import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { CommaSeparated, cursorOf, PageCursor, PageLimit } from '../../../common/http/page-query.js';
import { tidyLine } from '../../../common/tidy-text.js';
import { DAY_MS, startOfBogotaDay } from '../../../common/time.js';
import { type Covers, ENTRY_KINDS, type EntryKind } from '../../../money/index.js';
import type { BookEntry, BookOrder, EntryFilter } from '../../application/book-records.port.js';
import type { EntryPage } from '../../application/books.js';
import type { BookSums } from '../../domain/books.js';
import { sheetAmounts } from '../../domain/books.js';

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const DAY_MESSAGE = 'Escribe una fecha, por ejemplo 2026-11-25';
const KIND_MESSAGE = 'Elige un tipo de la lista';
/** A day of the calendar: '2026-11-28'. */
export const Day = () =>
  applyDecorators(Matches(DAY, { message: DAY_MESSAGE }), IsISO8601({ strict: true }, { message: DAY_MESSAGE }));

/** The entries that are asked for; a missing field matches all. */
export class EntryFilterDto {
  /**
   * First day on which the money moved, in Bogota.
   * @example "2026-11-01"
   */
  @IsOptional()
  @Day()
  from?: string;

  /**
   * Last day on which the money moved, in Bogota.
   * @example "2026-11-30"
   */
  @IsOptional()
  @Day()
  to?: string;

  /** One or several kinds. */
  @IsOptional()
  @CommaSeparated()
  @IsIn(ENTRY_KINDS, { each: true, message: KIND_MESSAGE })
  @ApiProperty({ enum: ENTRY_KINDS, enumName: 'EntryKind', isArray: true, required: false })
  kind?: EntryKind[];

  /**
   * The method of the payment or of the refund.
   * @example "BANK_TRANSFER"
   */
  @IsOptional()
  // PostgreSQL refuses NUL, and by then a file has begun.
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyLine(value) : value))
  @MaxLength(60, { message: 'El medio puede tener máximo 60 caracteres' })
  @IsString({ message: 'Debe ser un texto' })
  method?: string;
}

export class ListEntriesQueryDto extends EntryFilterDto {
  /**
   * `nextCursor` of the page before.
   * @example "2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  @PageCursor()
  cursor?: string;

  /** Entries of a page, 50 without it. */
  @PageLimit()
  limit?: number;
}

/** The order that money belongs to. */
export class BookOrderDto {
  /**
   * Id of the order.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * Number of the order.
   * @example "SIG-7K2QXM"
   */
  number!: string;

  /**
   * Name of the customer; empty after erasure.
   * @example "Laura Restrepo"
   */
  customer!: string;
}

/** One movement of money. It never changes; a correction is another entry. */
export class BookEntryDto {
  /**
   * Id of the entry.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /** When the shop recorded it. */
  at!: Date;

  /** When the money moved, as the provider or the bank says. */
  movedAt!: Date;

  /** `payment`: money came. `reversal`: a payment that was taken back. `refund`: given back. `payout` and `fee`: what the provider deposited and kept. */
  @ApiProperty({ enum: ENTRY_KINDS, enumName: 'EntryKind' })
  kind!: EntryKind;

  /**
   * Pesos, always positive.
   * @example 435000
   */
  amount!: number;

  /**
   * ISO 4217.
   * @example "COP"
   */
  currency!: string;

  /**
   * Of the payment: `BANK_TRANSFER`, `CARD`, `PSE` …; of a refund its way.
   * @example "CARD"
   */
  method!: string;

  /**
   * Null for money from bank to bank.
   * @example "wompi"
   */
  provider!: string | null;

  /**
   * The provider's transaction; null for a transfer.
   * @example "11004-1718123303-80111"
   */
  transactionId!: string | null;

  /**
   * The bank's reference; null for none, and after erasure.
   * @example "M1029384"
   */
  reference!: string | null;

  /** The payment that it takes back; null for every other entry. */
  reverses!: string | null;

  /** `order`: the pieces. `shipping`: shipping that was given back. `none`: payouts and fees. */
  covers!: 'order' | 'shipping' | 'none';

  /**
   * `shop`, `provider`, or the email of a staff member.
   * @example "taller@sigerist.co"
   */
  actor!: string;

  /** Why, as staff wrote it; empty for nothing. */
  reason!: string;

  /** A sentence about it; empty for nothing. */
  note!: string;

  /** What proves a refund; empty for nothing. */
  evidence!: string;

  /** Null for payouts and fees, and for money without a home. */
  @ApiProperty({ type: () => BookOrderDto, nullable: true })
  order!: BookOrderDto | null;

  /** Who paid, as the provider says; empty for nothing. */
  payer!: string;

  /**
   * `amount` with its sign: negative for money that left, 0 for a payout or a fee.
   * @example 435000
   */
  gross!: number;

  /** What the provider kept, whole pesos. */
  fee!: number;

  /**
   * `gross` without `fee`.
   * @example 435000
   */
  net!: number;
}

/** Payments by one method. */
export class MethodSumDto {
  /**
   * `BANK_TRANSFER`, or as the provider names it.
   * @example "CARD"
   */
  method!: string;

  /** Number of payments. */
  count!: number;

  /**
   * Whole pesos.
   * @example 890000
   */
  amount!: number;
}

/** Sums of entries, whole pesos; each is positive. */
export class BookSumsDto {
  /** Payments by method, the largest sum first. */
  @ApiProperty({ type: () => [MethodSumDto] })
  payments!: MethodSumDto[];

  /** All payments. */
  received!: number;

  /** Payments that were taken back. */
  reversals!: number;

  /** Refunds, without the shipping that was given back. */
  refunds!: number;

  /** Shipping that was given back. */
  shippingReturned!: number;

  /** What the provider kept. */
  fees!: number;

  /** What the provider deposited; it is no income, because the payments that it consists of are. */
  payouts!: number;

  /** `received` without `reversals`, `refunds`, `shippingReturned` and `fees`. */
  net!: number;
}

/** A page of the ledger, the newest movement first. */
export class EntryPageDto {
  /** Entries that match the filter. */
  items!: BookEntryDto[];

  /**
   * For the next page; null on the last one.
   * @example "2026-11-21T20:15:00.000Z_7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  nextCursor!: string | null;

  /** Sums of all entries of the filter, on its first page; null on the others. */
  @ApiProperty({ type: () => BookSumsDto, nullable: true })
  sums!: BookSumsDto | null;
}

export function toEntryFilter({ from, to, kind, method }: EntryFilterDto): EntryFilter {
  return {
    from: from === undefined ? undefined : startOfBogotaDay(from),
    before: to === undefined ? undefined : new Date(startOfBogotaDay(to).getTime() + DAY_MS),
    kinds: kind,
    method,
  };
}

export function toEntryPageDto({ entries, next, sums }: EntryPage): EntryPageDto {
  const nextCursor = next && cursorOf({ createdAt: next.movedAt, id: next.id });
  return { items: entries.map(toEntryDto), nextCursor, sums: sums && toSumsDto(sums) };
}

function toEntryDto({ order, covers, ...entry }: BookEntry): BookEntryDto {
  const { gross, fee, net } = sheetAmounts(entry);
  return { ...entry, covers: covers satisfies Covers, order: toOrderDto(order), gross, fee, net };
}

export function toOrderDto(order: BookOrder | null): BookOrderDto | null {
  return order && { id: order.id, number: order.number, customer: order.customer };
}

export function toSumsDto({ payments, ...sums }: BookSums): BookSumsDto {
  return { ...sums, payments: [...payments] };
}
