import type { DeliveryDatesDto, PricingDto } from '../api/catalogue.api';
import { dayAndMonth } from './day-and-month';

/**
 * Returns 'entre el 9 y el 16 de diciembre' or 'entre el 28 de noviembre y el 3 de diciembre'. The server calculates the dates.
 */
export function describeDelivery({ earliest, latest }: DeliveryDatesDto): string {
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7);
  const first = sameMonth ? Number(earliest.slice(8)) : dayAndMonth(earliest);
  return `entre el ${first} y el ${dayAndMonth(latest)}`;
}

/** When an order arrives with and without the express service, for whoever chooses it; undefined without dates (fallback catalogue). */
export function expressArrival({ expressDates, standardDates }: PricingDto['delivery']): string | undefined {
  const [express, standard] = [expressDates, standardDates] as (DeliveryDatesDto | undefined)[];
  if (!express || !standard) return undefined;
  return `Si pagas hoy, llega ${describeDelivery(express)}. Sin express, ${describeDelivery(standard)}.`;
}

/** What still arrives for Christmas; undefined outside the season. `express`: whether the order has the service. */
export function christmasNotice({ christmas }: PricingDto['delivery'], express: boolean): string | undefined {
  // Missing in the fallback catalogue, which has no dates.
  if (!christmas) return undefined;
  const { standardUntil, expressUntil } = christmas;
  const until = express ? expressUntil : standardUntil;
  if (until) return `Llega antes de Navidad si pagas a más tardar el ${dayAndMonth(until)}.`;
  if (!express && expressUntil)
    return `Para que llegue antes de Navidad, agrega el servicio express y paga a más tardar el ${dayAndMonth(expressUntil)}.`;
  return 'Ya no alcanza a llegar antes de Navidad.';
}
