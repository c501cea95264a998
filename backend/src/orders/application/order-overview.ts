import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import type { Pesos } from '../../common/money.js';
import { bogotaDay } from '../../common/time.js';
import { type Due, type DueDates, dueDates } from '../domain/due.js';
import { Orders } from './orders.port.js';

/** Counts and sums at the head of the order list. */
export interface WorkSummary {
  readonly overdue: number;
  readonly week: number;
  readonly receivedToday: Pesos;
  readonly receivedThisMonth: Pesos;
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

  private today(): string {
    return bogotaDay(this.clock.now());
  }
}

/** Bogota has no summer time. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}
