import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import type { Pesos } from '../../common/money.js';
import { IN_WORKSHOP } from '../../common/order-statuses.js';
import { PolledValue } from '../../common/polled-value.js';
import { bogotaDay, DAY_MS, startOfBogotaDay } from '../../common/time.js';
import { type Due, type DueDates, dueDates, dueRanges, mondayOf } from '../domain/due.js';
import type { OrderStatus } from '../domain/order-status.js';
import { MAX_COUNTED, Orders } from './orders.port.js';

const SOLD_KEPT_MS = 15_000;

/** Counts of due orders at the head of the order list. */
export interface DueSummary {
  readonly overdue: number;
  /** Those and what is due today. */
  readonly today: number;
  readonly week: number;
}

/** Orders that wait for staff today. */
export interface TodaysOrders {
  /** Date in Bogota: '2026-11-25'. */
  readonly today: string;
  readonly overdue: number;
  /** Orders whose last promised day is today. */
  readonly dueToday: number;
  /** Orders that wait for their transfer. */
  readonly transfers: number;
  readonly inReview: number;
}

/** Money that arrived since today began, since Monday and since the first of the month. */
export interface SoldMoney {
  readonly today: Pesos;
  readonly week: Pesos;
  readonly month: Pesos;
}

/** Summarises due orders and received money. Days are those of Bogota. */
@Injectable()
export class OrderOverview {
  private readonly recentlySold: PolledValue<SoldMoney>;

  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {
    this.recentlySold = new PolledValue(() => this.readSold(), clock, SOLD_KEPT_MS);
  }

  due(due: Due | undefined): DueDates | undefined {
    return due && dueDates(due, this.today());
  }

  async summary(): Promise<DueSummary> {
    const counts = await this.orders.countDue(dueRanges(this.today()));
    const [overdue = 0, dueToday = 0, laterInWeek = 0] = counts;
    const capped = (count: number) => Math.min(MAX_COUNTED, count);
    return { overdue, today: capped(overdue + dueToday), week: capped(dueToday + laterInWeek) };
  }

  async todaysOrders(): Promise<TodaysOrders> {
    const today = this.today();
    const [overdue = 0, dueToday = 0] = await this.orders.countDue(dueRanges(today).slice(0, 2));
    const counts = await this.orders.counts(['pending_transfer', 'payment_review']);
    const countOf = (state: OrderStatus) => counts.find(({ status }) => status === state)?.orders ?? 0;
    return {
      today,
      overdue,
      dueToday,
      transfers: countOf('pending_transfer'),
      inReview: countOf('payment_review'),
    };
  }

  /** Paid orders that have not left the workshop. */
  async toMake(): Promise<number> {
    const counts = await this.orders.counts(IN_WORKSHOP);
    return counts.reduce((sum, { orders }) => sum + orders, 0);
  }

  /** At most 15 seconds old: every open panel of the owner asks for it again and again. */
  sold(): Promise<SoldMoney> {
    return this.recentlySold.current();
  }

  async soldYesterday(): Promise<Pesos> {
    const start = startOfBogotaDay(this.today());
    const [sinceYesterday, today] = await this.orders.receivedSince([new Date(start.getTime() - DAY_MS), start]);
    return sinceYesterday! - today!;
  }

  private async readSold(): Promise<SoldMoney> {
    const day = this.today();
    const days = [day, mondayOf(day), `${day.slice(0, 7)}-01`];
    const [today, week, month] = await this.orders.receivedSince(days.map(startOfBogotaDay));
    return { today: today!, week: week!, month: month! };
  }

  private today(): string {
    return bogotaDay(this.clock.now());
  }
}
