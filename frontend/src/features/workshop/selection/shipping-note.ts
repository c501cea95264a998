import { changeOrderStatusLimits, type StaffOrderDto } from '../../../api/workshop.api';
import { atMost } from '../../../domain/at-most';

/** The field of the carrier, which all parcels have in common. */
export const CARRIER = 'carrier';

/** The field of an order's guide number. */
export const guideOf = ({ id }: StaffOrderDto) => `guide-${id}`;

/** What the family reads in its mail. */
export function shippingNote(order: StaffOrderDto, values: Record<string, string>): string {
  const carrier = values[CARRIER]!.trim();
  const guide = values[guideOf(order)]!.trim();
  return [carrier, guide && (carrier ? `guía ${guide}` : `Guía ${guide}`)].filter(Boolean).join(', ');
}

/** What is too long, field by field. */
export function noteErrors(orders: readonly StaffOrderDto[], values: Record<string, string>): Record<string, string> {
  const [max, message] = atMost('La nota', changeOrderStatusLimits.note);
  const tooLong = orders.filter((order) => shippingNote(order, values).length > max);
  return Object.fromEntries(tooLong.map((order) => [values[guideOf(order)] ? guideOf(order) : CARRIER, message]));
}
