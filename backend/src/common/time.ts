/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const bogotaDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });

/** The calendar date in Bogota at a moment: '2026-12-14'. */
export function bogotaDay(moment: Date): string {
  return bogotaDate.format(moment);
}

/** The first moment of a date of Bogota, which has no summer time; an invalid date for a text that is no date. */
export function startOfBogotaDay(day: string): Date {
  return new Date(`${day}T00:00:00-05:00`);
}

/** The same day and time of another month (UTC), or its last day when it has no such day; `months` may be negative. */
export function addMonths(moment: Date, months: number): Date {
  const end = new Date(moment);
  end.setUTCMonth(end.getUTCMonth() + months);
  // A day that the month does not have became one of the next month: day 0 is the last one before it.
  if (end.getUTCDate() !== moment.getUTCDate()) end.setUTCDate(0);
  return end;
}
