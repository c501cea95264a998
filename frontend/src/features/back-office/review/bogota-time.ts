import { bogotaDay } from '../../../shared/lib/moments';

const DAY_MS = 86_400_000;

/** The moment of a day and an hour in Bogotá, which has no summer time; undefined when one of them is missing. */
export function momentIn(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}:00-05:00`);
  return day && time && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

/** The day after today in Bogotá, `2026-11-26`. */
export function tomorrow(): string {
  return new Date(bogotaDay(new Date()).getTime() + DAY_MS).toISOString().slice(0, 10);
}
