import { DAY_MS, startOfBogotaDay } from '../../common/time.js';
import { textOf } from './change.js';
import type { Checked, Field } from './field.js';

/** Years from 2000 to 2999: any other is a mistake of typing, and PostgreSQL cannot read all of them. */
const DATE = /^2\d{3}-\d{2}-\d{2}$/;
/** ISO 8601 with a zone: a time without one would mean another moment on each server. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const DATE_FORMAT = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const MOMENT_FORMAT = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether the text is a date of the calendar such as '2026-12-20'. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !DATE.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** '20 de diciembre de 2026' */
export function dateWords(date: string): string {
  return DATE_FORMAT.format(new Date(date));
}

/** The moment of an ISO text with a zone, to the second; undefined for anything else. */
export function momentOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !MOMENT.test(value) || !isDate(value.slice(0, 10))) return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : new Date(Math.floor(time / 1_000) * 1_000);
}

/** '20 de diciembre de 2026 a las 8:00' in Bogota. */
function momentWords(moment: Date): string {
  return MOMENT_FORMAT.format(moment);
}

/**
 * A moment, or a date of Bogota: as a `start` its first moment, as an `end` the first moment of the next day, because that day still
 * counts.
 */
export function moment(label: string, edge: 'start' | 'end'): Field {
  const check = (value: unknown): Checked => {
    if (isDate(value)) {
      const midnight = startOfBogotaDay(value).getTime();
      return { value: new Date(edge === 'start' ? midnight : midnight + DAY_MS).toISOString() };
    }
    const at = momentOf(value);
    return at ? { value: at.toISOString() } : { problem: 'Escribe una fecha como 2026-12-20.' };
  };
  // The last moment that still counts, so that 'hasta el 24' does not read as the 25th.
  const shift = edge === 'end' ? 1 : 0;
  return { label, check, words: (value) => momentWords(new Date(Date.parse(textOf(value)) - shift)) };
}
