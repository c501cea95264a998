/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const bogotaDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });

/** The calendar date in Bogota at a moment: '2026-12-14'. */
export function bogotaDay(moment: Date): string {
  return bogotaDate.format(moment);
}
