import { changeOrderStatusLimits, type StaffOrderDto } from '../../../api/workshop.api';
import { atMost } from '../../../domain/at-most';

/** Name of the carrier field, which applies to all parcels. */
export const CARRIER = 'carrier';

/** Name of the field of an order's tracking number. */
export const guideOf = ({ id }: StaffOrderDto) => `guide-${id}`;

/** Text for the customer's mail. */
export function shippingNote(order: StaffOrderDto, values: Record<string, string>): string {
  const carrier = values[CARRIER]!.trim();
  const guide = values[guideOf(order)]!.trim();
  return [carrier, guide && (carrier ? `guía ${guide}` : `Guía ${guide}`)].filter(Boolean).join(', ');
}

/** Errors of fields that are too long. */
export function noteErrors(orders: readonly StaffOrderDto[], values: Record<string, string>): Record<string, string> {
  const [max, message] = atMost('La nota', changeOrderStatusLimits.note);
  const tooLong = orders.filter((order) => shippingNote(order, values).length > max);
  return Object.fromEntries(tooLong.map((order) => [values[guideOf(order)] ? guideOf(order) : CARRIER, message]));
}
