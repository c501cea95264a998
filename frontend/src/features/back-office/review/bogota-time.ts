import { bogotaDay } from '../../../shared/lib/moments';

const DAY_MS = 86_400_000;
const BOGOTA_OFFSET_MS = 5 * 3_600_000;

/** Converts a date and a time in Bogotá, which has no summer time, to an ISO time; undefined when one is missing. */
export function toIsoTime(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}:00-05:00`);
  return day && time && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

/** The inverse of {@link toIsoTime}. */
export function fromIsoTime(moment: string): { day: string; time: string } {
  const bogota = new Date(Date.parse(moment) - BOGOTA_OFFSET_MS).toISOString();
  return { day: bogota.slice(0, 10), time: bogota.slice(11, 16) };
}

/** Returns tomorrow's date in Bogotá, for example `2026-11-26`. */
export function tomorrow(): string {
  return new Date(bogotaDay(new Date()).getTime() + DAY_MS).toISOString().slice(0, 10);
}
