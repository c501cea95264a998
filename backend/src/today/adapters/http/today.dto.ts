import { ApiProperty } from '@nestjs/swagger';
import type { TodayOf } from '../../application/today.js';

/** Refunds that are not made yet. */
export class TodaysRefundsDto {
  /** All of them. */
  open!: number;

  /** Those whose last day is over. */
  overdue!: number;
}

/** Money received, whole pesos: approved payments and confirmed transfers, without voided and refunded ones. */
export class SoldMoneyDto {
  /**
   * Today in Bogota.
   * @example 890000
   */
  today!: number;

  /**
   * Since Monday.
   * @example 3150000
   */
  week!: number;

  /**
   * Since the first of this month.
   * @example 12450000
   */
  month!: number;
}

/** What waits for a person today. */
export class TodayDto {
  /**
   * The day in Bogota.
   * @example "2026-11-25"
   */
  today!: string;

  /** Paid and unsent orders whose last promised day is over. */
  overdue!: number;

  /** Paid and unsent orders whose last promised day is today. */
  dueToday!: number;

  /** Orders with a piece that the bench cannot make. */
  stopped!: number;

  /** Payments to look at, with orders in review. */
  moneyToReview!: number;

  /** Orders that wait for their transfer. */
  transfers!: number;

  /** Conversations that wait for a person. */
  chats!: number;

  /** Null for the role `taller`. */
  @ApiProperty({ type: TodaysRefundsDto, nullable: true })
  refunds!: TodaysRefundsDto | null;

  /** Requests of families without an answer. */
  requests!: number;

  /** Photos of finished pieces without an answer. */
  photosWaiting!: number;

  /** Photos in which the family saw an error. */
  photosWithError!: number;

  /** Null for the role `taller`. */
  @ApiProperty({ type: SoldMoneyDto, nullable: true })
  sold!: SoldMoneyDto | null;

  /**
   * Keys of `GET /settings` that are missing before the shop opens; empty for the role `taller`.
   * @example ["bank.account"]
   */
  missing!: string[];
}

export function toTodayDto({ refunds, requests, missing, ...today }: TodayOf): TodayDto {
  return {
    ...today,
    refunds: refunds && { open: refunds.open, overdue: refunds.overdue },
    requests: requests.open,
    missing: [...missing],
  };
}
