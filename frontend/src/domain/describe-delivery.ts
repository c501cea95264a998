import type { DeliveryDatesDto } from '../api/catalogue.api';
import { dayAndMonth } from './day-and-month';

/**
 * Returns 'entre el 9 y el 16 de diciembre' or 'entre el 28 de noviembre y el 3 de diciembre'. The server calculates the dates.
 */
export function describeDelivery({ earliest, latest }: DeliveryDatesDto): string {
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  const first = sameMonth ? Number(earliest.slice(8)) : dayAndMonth(earliest);
  return `entre el ${first} y el ${dayAndMonth(latest)}`;
}
