// Its package names only the CommonJS build; this one needs no wrapping in the browser, nor in jest.
import { isHoliday } from 'colombian-holidays/dist/index.mjs';

/** First and last day on which an order may arrive, at midnight UTC of that date. */
export interface DeliveryRange {
  earliest: Date;
  latest: Date;
}

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

const bogotaDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });
const dayOfMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/**
 * When an order placed at a moment arrives: `businessDays` (fewest and most, from `GET /pricing`) are counted from the
 * day after it in Bogotá, Monday to Friday without Colombian holidays.
 */
export function deliveryRange(orderedAt: Date, businessDays: readonly number[]): DeliveryRange {
  const ordered = new Date(`${bogotaDate.format(orderedAt)}T00:00:00Z`);
  return {
    earliest: addBusinessDays(ordered, Math.min(...businessDays)),
    latest: addBusinessDays(ordered, Math.max(...businessDays)),
  };
}

/** 'entre el 9 y el 16 de diciembre', 'entre el 28 de noviembre y el 3 de diciembre'. */
export function describeDelivery({ earliest, latest }: DeliveryRange): string {
  const sameMonth = earliest.getUTCMonth() === latest.getUTCMonth();
  const first = (sameMonth ? dayOfMonth : dayAndMonth).format(earliest);
  return `entre el ${first} y el ${dayAndMonth.format(latest)}`;
}

function addBusinessDays(from: Date, count: number): Date {
  let day = from;
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day);
}
