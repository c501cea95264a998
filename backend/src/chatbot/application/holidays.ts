// Its CommonJS file requires an ES module, which Jest and older releases of Node.js cannot.
import { getHolidaysForYear } from 'colombian-holidays/dist/index.mjs';

/** By year, because making a list costs more than asking it. */
const holidays = new Map<number, ReadonlySet<string>>();

/** Whether `day` (`YYYY-MM-DD`) is a public holiday in Colombia. */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  let days = holidays.get(year);
  if (!days) {
    days = new Set(getHolidaysForYear(year).map(({ celebrationDate }) => celebrationDate));
    holidays.set(year, days);
  }
  return days.has(day);
}
