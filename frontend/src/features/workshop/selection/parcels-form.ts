import { object, type Schema, string } from 'yup';
import type { Carrier, ShipOrderDto, StaffOrderDto } from '../../../api/workshop.api';
import { schemaErrors } from '../../../shared/lib/schema-errors';
import { carrierSchema, guideSchema, otherCarrierSchema, reasonSchema, withoutBlanks } from '../shipment-form';

/** The fields of several parcels: those for all of them, and a guide for each order (`guideOf`). */
export type ParcelValues = Record<string, string>;

/** Names of the fields that apply to all parcels. */
const FOR_ALL = ['carrier', 'otherCarrier', 'reason'];

/** Name of the field of an order's guide. */
export const guideOf = ({ id }: StaffOrderDto) => `guide-${id}`;

export const noParcels = (orders: readonly StaffOrderDto[]): ParcelValues =>
  Object.fromEntries([...FOR_ALL, ...orders.map(guideOf)].map((name) => [name, '']));

export const areAllGuided = (orders: readonly StaffOrderDto[], values: ParcelValues): boolean =>
  orders.every((order) => values[guideOf(order)]);

/** A parcel without a guide needs the reason, which applies to all of them. */
export function parcelErrors(orders: readonly StaffOrderDto[], values: ParcelValues): Partial<ParcelValues> {
  if (orders.length === 0) return {};
  const guides: Record<string, Schema> = Object.fromEntries(orders.map((order) => [guideOf(order), guideSchema]));
  const reason = areAllGuided(orders, values)
    ? string()
    : reasonSchema.required('Escribe las guías, o di por qué salen sin ellas');
  const schema = object({ carrier: carrierSchema, otherCarrier: otherCarrierSchema, ...guides, reason });
  return schemaErrors(schema, values);
}

export function parcelOf(order: StaffOrderDto, values: ParcelValues): ShipOrderDto {
  const guide = withoutBlanks(values[guideOf(order)]!);
  return {
    carrier: values.carrier as Carrier,
    otherCarrier: values.otherCarrier!.trim(),
    ...(guide ? { guide } : { reason: values.reason!.trim() }),
    from: order.status,
  };
}
