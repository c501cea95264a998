import { Transform } from 'class-transformer';
import { isISO8601 } from 'class-validator';
import { startOfBogotaDay } from '../time.js';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * A moment as an ISO 8601 text becomes a `Date`; a day alone is its beginning in Bogota. Any other value becomes an invalid `Date`, which
 * `IsDate` refuses: also a day that its month does not have, which `Date` reads as one of the next month.
 */
export function Moment(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    value === undefined || value === null ? value : momentOf(value),
  );
}

function momentOf(value: unknown): Date {
  if (typeof value !== 'string' || !isISO8601(value, { strict: true })) return new Date(Number.NaN);
  return DAY.test(value) ? startOfBogotaDay(value) : new Date(value);
}
