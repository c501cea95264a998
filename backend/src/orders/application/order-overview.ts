import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import type { Pesos } from '../../common/money.js';
import { bogotaDay, DAY_MS } from '../../common/time.js';
import { type Due, type DueDates, dueDates } from '../domain/due.js';
import type { OrderState } from '../domain/order-state.js';
import { Orders } from './orders.port.js';

/** Counts and sums at the head of the order list. */
export interface WorkSummary {
  readonly overdue: number;
  readonly week: number;
  readonly receivedToday: Pesos;
  readonly receivedThisMonth: Pesos;
}

/** Counts of orders in the morning. */
export interface MorningSummary {
  /** Date in Bogota: '2026-11-25'. */
  readonly today: string;
  readonly overdue: number;
  /** Orders whose last promised day is today. */
  readonly dueToday: number;
  /** Money received yesterday. */
  readonly sold: Pesos;
  /** Orders that wait for their transfer. */
  readonly transfers: number;
  readonly inReview: number;
}

/** Summarises due orders and received money. Days are those of Bogota. */
@Injectable()
export class OrderOverview {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  due(due: Due | undefined): DueDates | undefined {
    return due && dueDates(due, this.today());
  }

  async summary(): Promise<WorkSummary> {
    const today = this.today();
    const [overdue, week, receivedToday, receivedThisMonth] = await Promise.all([
      this.orders.countDue(dueDates('overdue', today)),
      this.orders.countDue(dueDates('week', today)),
      this.orders.receivedSince(startOf(today)),
      this.orders.receivedSince(startOf(`${today.slice(0, 7)}-01`)),
    ]);
    return { overdue, week, receivedToday, receivedThisMonth };
  }

  /** The orders' part of the owner's morning mail. */
  async morning(): Promise<MorningSummary> {
    const today = this.today();
    const start = startOf(today);
    const [overdue, dueToday, sinceYesterday, receivedToday, counts] = await Promise.all([
      this.orders.countDue(dueDates('overdue', today)),
      this.orders.countDue({ from: today, before: bogotaDay(new Date(start.getTime() + DAY_MS)) }),
      this.orders.receivedSince(new Date(start.getTime() - DAY_MS)),
      this.orders.receivedSince(start),
      this.orders.counts(),
    ]);
    const countOf = (state: OrderState) => counts.find(({ status }) => status === state)?.orders ?? 0;
    return {
      ...{ today, overdue, dueToday, sold: sinceYesterday - receivedToday },
      ...{ transfers: countOf('pending_transfer') },
      inReview: countOf('payment_review'),
    };
  }

  private today(): string {
    return bogotaDay(this.clock.now());
  }
}

/** Bogota has no summer time. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}
