// Its CommonJS file requires an ES module, which Jest and older releases of Node.js cannot.
import { isHoliday } from 'colombian-holidays/dist/index.mjs';
import { DAY_MS } from '../../common/time.js';

/** First and last day on which an order may arrive, at midnight UTC of that date. */
export interface DeliveryRange {
  readonly earliest: Date;
  readonly latest: Date;
}

const SUNDAY = 0;
const SATURDAY = 6;

const bogotaDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });
const dayOfMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** The calendar date in Bogota at a moment, as midnight UTC of that date. */
function bogotaDay(moment: Date): Date {
  return new Date(`${bogotaDate.format(moment)}T00:00:00Z`);
}

/** Whether the date at midnight UTC is a public holiday in Colombia. */
export function isColombianHoliday(day: Date): boolean {
  return isHoliday(day);
}

/**
 * When an order placed at a moment arrives: fewest and most business days are counted from the day after it in Bogota,
 * Monday to Friday without Colombian holidays. The pages calculate the same: `docs/delivery-cases.json` is run by both.
 */
export function deliveryRange(orderedAt: Date, businessDays: readonly number[]): DeliveryRange {
  const ordered = bogotaDay(orderedAt);
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
