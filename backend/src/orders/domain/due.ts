import { DAY_MS } from '../../common/time.js';

export const DUE = ['overdue', 'today', 'week'] as const;

/** `overdue`: the last promised day is over; `today`: it is over or today; `week`: it is today or later, up to Sunday. */
export type Due = (typeof DUE)[number];

/** Calendar dates in Bogota such as '2026-12-14'. */
export interface DueDates {
  /** The first day; missing for any. */
  readonly from?: string;
  /** The day after the last one. */
  readonly before: string;
}

/** The last promised days that count as due. `today` is the date in Bogota. */
export function dueDates(due: Due, today: string): DueDates {
  if (due === 'overdue') return { before: today };
  if (due === 'today') return { before: addDays(today, 1) };
  return { from: today, before: addDays(mondayOf(today), 7) };
}

/** Last promised days before today, of today, and after it up to Sunday: no order is in two of them. */
export function dueRanges(today: string): DueDates[] {
  const [untilToday, week] = [dueDates('today', today), dueDates('week', today)];
  return [dueDates('overdue', today), { ...untilToday, from: today }, { ...week, from: untilToday.before }];
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
