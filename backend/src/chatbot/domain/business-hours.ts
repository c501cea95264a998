import { bogotaDay, DAY_MS, HOUR_MS, MINUTE_MS, startOfBogotaDay } from '../../common/time.js';
import type { BusinessHours } from './shop-facts.js';

/** Whether the date at midnight UTC is a public holiday. */
export type IsHoliday = (day: Date) => boolean;

/** Colombia has no daylight saving time. */
const BOGOTA_OFFSET_MS = -5 * HOUR_MS;
const SUNDAY = 0;
/** More than the longest run of Sundays and holidays. */
const MAX_CLOSED_DAYS = 14;

/** The first moment of the month in Bogotá. */
export function monthStart(moment: Date): Date {
  const month = bogotaDay(moment).slice(0, 7);
  return startOfBogotaDay(`${month}-01`);
}

/** When people answer next; null during business hours. */
export function nextOpening(hours: BusinessHours, now: Date, isHoliday: IsHoliday): Date | null {
  const today = Date.parse(`${bogotaDay(now)}T00:00:00Z`);
  for (let ahead = 0; ahead <= MAX_CLOSED_DAYS; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS);
    if (day.getUTCDay() === SUNDAY || isHoliday(day)) continue;
    const at = (time: string) => day.getTime() + minutesOf(time) * MINUTE_MS - BOGOTA_OFFSET_MS;
    if (now.getTime() < at(hours.start)) return new Date(at(hours.start));
    if (now.getTime() < at(hours.end)) return null;
  }
  throw new Error('The shop has no business day within two weeks');
}

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

/** `jueves 10 de diciembre`, of the day in UTC. */
export function dayInWords(day: Date): string {
  return DAY.format(day).replace(',', '');
}

/** `hoy desde las 9:00 a. m.` or `el martes 24 de noviembre desde las 9:00 a. m.` */
export function openingInWords(opening: Date, now: Date): string {
  const local = inBogota(opening);
  const day = bogotaDay(opening) === bogotaDay(now) ? 'hoy' : `el ${dayInWords(local)}`;
  return `${day} desde ${timeInWords(local.toISOString().slice(11, 16))}`;
}

/** `de 9:00 a. m. a 6:00 p. m.` */
export function hoursInWords({ start, end }: BusinessHours): string {
  return `de ${clock(start)} a ${clock(end)}`;
}

/** `Lunes a sábado, 9:00 a 18:00`, as the pages show it. */
export function hoursForPages({ start, end }: BusinessHours): string {
  const short = (time: string) => time.replace(/^0/, '');
  return `Lunes a sábado, ${short(start)} a ${short(end)}`;
}

/** `las 9:00 a. m.` for `09:00`. */
function timeInWords(time: string): string {
  return `${/^(?:01|13):/.test(time) ? 'la' : 'las'} ${clock(time)}`;
}

/** `9:00 a. m.` for `09:00`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** A date whose UTC fields are those of Bogotá. */
function inBogota(moment: Date): Date {
  return new Date(moment.getTime() + BOGOTA_OFFSET_MS);
}
