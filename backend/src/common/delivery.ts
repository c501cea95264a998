// Its CommonJS file requires an ES module, which Jest and older releases of Node.js cannot.
import { isHoliday } from 'colombian-holidays/dist/index.mjs';
import { bogotaDay, DAY_MS } from './time.js';

/** First and last day on which an order may arrive: calendar dates in Bogota such as '2026-12-14'. */
export interface DeliveryRange {
  readonly earliest: string;
  readonly latest: string;
}

/** First and last day on which the workshop is closed: calendar dates in Bogota. */
export interface ClosedDays {
  readonly from: string;
  readonly until: string;
}

/** How long the workshop takes: fewest and most business days. */
export interface LeadTimes {
  readonly standardBusinessDays: readonly [number, number];
  readonly expressBusinessDays: readonly [number, number];
  /** Days that are no business days; null or missing while the workshop works. */
  readonly closing?: ClosedDays | null;
}

const BUSINESS_DAYS_PER_WEEK = 5;
/** A longer queue means that the capacity was entered wrongly. */
const MAX_QUEUE_DAYS = 120;

const SUNDAY = 0;
const SATURDAY = 6;

const dayOfMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** Whether the date at midnight UTC is a public holiday in Colombia. */
export function isColombianHoliday(day: Date): boolean {
  return isHoliday(day);
}

/**
 * Delivery dates of an order that is paid at `paidAt`. `businessDays` (fewest and most) are counted from the next day in Bogota: Monday
 * to Friday without Colombian holidays and without the days on which the workshop is closed.
 */
export function deliveryRange(
  paidAt: Date,
  businessDays: readonly number[],
  closing: ClosedDays | null = null,
): DeliveryRange {
  const paid = bogotaDay(paidAt);
  return {
    earliest: addBusinessDays(paid, Math.min(...businessDays), closing),
    latest: addBusinessDays(paid, Math.max(...businessDays), closing),
  };
}

/** Delivery dates of an order that is paid at `paidAt`, standard or express. */
export function deliveryOf(paidAt: Date, isExpress: boolean, leadTimes: LeadTimes): DeliveryRange {
  const { expressBusinessDays, standardBusinessDays, closing } = leadTimes;
  return deliveryRange(paidAt, isExpress ? expressBusinessDays : standardBusinessDays, closing);
}

/** Last days on which an order is paid that arrives before Christmas: calendar dates in Bogota; null when no day is left. */
export interface ChristmasDeadlines {
  readonly standardUntil: string | null;
  readonly expressUntil: string | null;
}

const CHRISTMAS_EVE = '12-24';
/** People begin to buy for Christmas on the first of these days; from the second one the shop says nothing any more. */
const CHRISTMAS_SEASON = ['11-01', '12-15'] as const;

/** Null outside the season. */
export function christmasDeadlines(now: Date, leadTimes: LeadTimes): ChristmasDeadlines | null {
  const today = bogotaDay(now);
  const year = today.slice(0, 4);
  const [from, until] = CHRISTMAS_SEASON.map((day) => `${year}-${day}`) as [string, string];
  if (today < from || today >= until) return null;
  const lastDay = (businessDays: readonly number[]) => {
    const arrives = (paid: string) => addBusinessDays(paid, Math.max(...businessDays), leadTimes.closing);
    let last: string | null = null;
    for (let day = today; arrives(day) <= `${year}-${CHRISTMAS_EVE}`; day = dayAfter(day)) last = day;
    return last;
  };
  return {
    standardUntil: lastDay(leadTimes.standardBusinessDays),
    expressUntil: lastDay(leadTimes.expressBusinessDays),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/**
 * Lead times while `pieces` wait to be made and the workshop makes `piecesPerWeek`: a queue that takes longer than the shortest lead time
 * moves both ends.
 */
export function withQueue(
  businessDays: readonly [number, number],
  pieces: number,
  piecesPerWeek: number | null,
): [number, number] {
  const [fewest, most] = businessDays;
  if (piecesPerWeek === null) return [fewest, most];
  const days = Math.ceil((pieces * BUSINESS_DAYS_PER_WEEK) / piecesPerWeek);
  const extra = Math.min(Math.max(0, days - fewest), MAX_QUEUE_DAYS);
  return [fewest + extra, most + extra];
}

/**
 * 'entre el 9 y el 16 de diciembre', 'entre el 28 de noviembre y el 3 de diciembre'. Pages use the same words:
 * `docs/delivery-cases.json` is run by both.
 */
export function describeDelivery({ earliest, latest }: DeliveryRange): string {
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  const first = (sameMonth ? dayOfMonth : dayAndMonth).format(new Date(earliest));
  return `entre el ${first} y el ${dayAndMonth.format(new Date(latest))}`;
}

/** 'el 9 de diciembre' of a calendar date such as '2026-12-09'. */
export function describeDay(day: string): string {
  return `el ${dayAndMonth.format(new Date(day))}`;
}

/** The date `count` business days after `from`, both such as '2026-12-14'; days on which the shop is closed do not count. */
export function addBusinessDays(from: string, count: number, closing: ClosedDays | null = null): string {
  let day = new Date(from);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isBusinessDay(day) && !isClosed(day, closing)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

function isClosed(day: Date, closing: ClosedDays | null): boolean {
  const date = day.toISOString().slice(0, 10);
  return closing !== null && date >= closing.from && date <= closing.until;
}

function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day);
}
