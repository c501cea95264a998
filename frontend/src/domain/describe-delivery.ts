import type { DeliveryDatesDto } from '../api/catalogue.api';

const dayOfMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** 'entre el 9 y el 16 de diciembre', 'entre el 28 de noviembre y el 3 de diciembre'. The server calculates the dates. */
export function describeDelivery({ earliest, latest }: DeliveryDatesDto): string {
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  const first = (sameMonth ? dayOfMonth : dayAndMonth).format(new Date(earliest));
  return `entre el ${first} y el ${dayAndMonth.format(new Date(latest))}`;
}
