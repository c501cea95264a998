import { ApiProperty } from '../../../common/http/api-docs.js';
import type { TodayOf } from '../../application/today.js';

/** A number of tasks with a last day. */
export class WaitingDto {
  /** All of them. */
  open!: number;

  /** Those whose last day is over. */
  overdue!: number;
}

/** Money received, whole pesos: what came in this time, less what was taken back or given back in it; may be negative. */
export class SoldMoneyDto {
  /**
   * Whole pesos, today in Bogota.
   * @example 890000
   */
  today!: number;

  /**
   * Whole pesos, since Monday.
   * @example 3150000
   */
  week!: number;

  /**
   * Whole pesos, since the first of this month.
   * @example 12450000
   */
  month!: number;
}

/** Numbers of tasks that wait today. */
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

  /** Orders with a piece that the workbench cannot make. */
  stopped!: number;

  /** Payments to look at, with orders in review. */
  moneyToReview!: number;

  /** Orders that wait for their transfer. */
  transfers!: number;

  /** Conversations that wait for a person. */
  chats!: number;

  /** Refunds that are not made yet; null for the role `taller`. */
  @ApiProperty({ type: WaitingDto, nullable: true })
  refunds!: WaitingDto | null;

  /** Requests of customers without an answer. */
  requests!: WaitingDto;

  /** Accepted withdrawals without a refund, by the last day for the money. */
  unrefunded!: WaitingDto;

  /** Photos of finished pieces whose customer has time to answer. */
  photosWaiting!: number;

  /** Photos in which the customer saw an error. */
  photosWithError!: number;

  /** Null for the role `taller`. */
  @ApiProperty({ type: SoldMoneyDto, nullable: true })
  sold!: SoldMoneyDto | null;

  /**
   * Keys of `GET /settings` that are missing before the shop opens.
   * @example ["bank.account"]
   */
  missing!: string[];
}

export function toTodayDto({ refunds, requests, unrefunded, missing, ...today }: TodayOf): TodayDto {
  return {
    ...today,
    refunds: refunds && { open: refunds.open, overdue: refunds.overdue },
    requests: { open: requests.open, overdue: requests.overdue },
    unrefunded: { open: unrefunded.open, overdue: unrefunded.overdue },
    missing: [...missing],
  };
}
