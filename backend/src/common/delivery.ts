// Its CommonJS file requires an ES module, which Jest and older releases of Node.js cannot.
import { isHoliday } from 'colombian-holidays/dist/index.mjs';
import { bogotaDay, DAY_MS } from './time.js';

/** First and last day on which an order may arrive: calendar dates in Bogota such as '2026-12-14'. */
export interface DeliveryRange {
  readonly earliest: string;
  readonly latest: string;
}

/** How long the workshop takes: fewest and most business days. */
export interface LeadTimes {
  readonly standardBusinessDays: readonly [number, number];
  readonly expressBusinessDays: readonly [number, number];
}

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
 * to Friday without Colombian holidays.
 */
export function deliveryRange(paidAt: Date, businessDays: readonly number[]): DeliveryRange {
  const paid = bogotaDay(paidAt);
  return {
    earliest: addBusinessDays(paid, Math.min(...businessDays)),
    latest: addBusinessDays(paid, Math.max(...businessDays)),
  };
}

/** Delivery dates of an order that is paid at `paidAt`, standard or express. */
export function deliveryOf(paidAt: Date, isExpress: boolean, leadTimes: LeadTimes): DeliveryRange {
  return deliveryRange(paidAt, isExpress ? leadTimes.expressBusinessDays : leadTimes.standardBusinessDays);
}

/**
 * 'entre el 9 y el 16 de diciembre', 'entre el 28 de noviembre y el 3 de diciembre'. The pages say the same:
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

/** The date `count` business days after `from`; both are calendar dates such as '2026-12-14'. */
export function addBusinessDays(from: string, count: number): string {
  let day = new Date(from);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isBusinessDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day);
}
