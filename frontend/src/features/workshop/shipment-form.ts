import { object, string } from 'yup';
import { type Carrier, type ShipOrderDto, shipOrderLimits as limits } from '../../api/workshop.api';
import { atMost } from '../../domain/field-rules';
import { tidyCode } from '../../domain/tidy-text';
import { schemaErrors } from '../../shared/lib/schema-errors';
import type { ShipmentValues } from './shipment-values';

/** As `ShipOrderDto` accepts it. */
const GUIDE = /^[A-Z\d-]{4,30}$/i;

export const withoutBlanks = (guide: string): string => tidyCode(guide).replaceAll(' ', '');

export const guideSchema = string()
  .transform(withoutBlanks)
  .matches(GUIDE, { message: 'Escríbela como está en el recibo, por ejemplo 2034567890', excludeEmptyString: true });

export const reasonSchema = string()
  .trim()
  .max(...atMost('El motivo', limits.reason));

export const carrierSchema = string().required('Elige la transportadora');

export const otherCarrierSchema = string()
  .trim()
  .max(...atMost('La transportadora', limits.otherCarrier))
  .when('carrier', ([carrier], schema) =>
    carrier === 'otra' ? schema.required('Escribe qué transportadora es') : schema,
  );

/** Error messages by field. `noteMissing` is the message for an empty note where one is required. */
export function shipmentErrors(values: ShipmentValues, noteMissing?: string) {
  const note = string()
    .trim()
    .max(...atMost('La nota', limits.note));
  const schema = object({
    carrier: carrierSchema,
    otherCarrier: otherCarrierSchema,
    guide: values.isWithoutGuide ? string() : guideSchema.required('Escribe el número de guía'),
    reason: values.isWithoutGuide ? reasonSchema.required('Di por qué sale sin guía: la familia lo lee') : string(),
    note: noteMissing ? note.required(noteMissing) : note,
  });
  return schemaErrors<ShipmentValues>(schema, values);
}

/** Valid values as the API takes them. */
export function toShipment({
  carrier,
  otherCarrier,
  guide,
  isWithoutGuide,
  reason,
  note,
}: ShipmentValues): ShipOrderDto {
  return {
    carrier: carrier as Carrier,
    otherCarrier: otherCarrier.trim(),
    ...(isWithoutGuide ? { reason: reason.trim() } : { guide: withoutBlanks(guide) }),
    note: note.trim(),
  };
}
