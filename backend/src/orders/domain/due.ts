import { DAY_MS } from '../../common/time.js';

export const DUE = ['overdue', 'week'] as const;

/** `overdue`: the last promised day is over; `week`: it is today or later, up to Sunday. */
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
  return due === 'overdue' ? { before: today } : { from: today, before: nextMonday(today) };
}

function nextMonday(today: string): string {
  const midnight = new Date(`${today}T00:00:00Z`);
  const daysLeft = 7 - ((midnight.getUTCDay() + 6) % 7);
  return new Date(midnight.getTime() + daysLeft * DAY_MS).toISOString().slice(0, 10);
}
