import { object, type Schema, string } from 'yup';
import type { PricingDto } from '../api/catalogue.api';
import { correctedShippingLimits as limits, correctOrderLimits } from '../api/limits.gen';
import type { CorrectOrderDto, OrderDetailsDto } from '../api/orders.api';
import { schemaErrors } from '../shared/lib/schema-errors';
import { wrongCity, wrongDepartment } from './cities';
import { atMost, isPhone } from './field-rules';
import { phoneNumberOf } from './phone';
import { nameProblem } from './piece-problems';

/** The fields of a correction: contact, address, and a name for each piece (`nameField`). */
export type CorrectionValues = Record<string, string>;

const ADDRESS_FIELDS = ['address', 'city', 'department', 'postalCode'] as const;

export const nameField = (position: number) => `name-${position}`;

export function correctionValues({ phone, shipping, names }: OrderDetailsDto): CorrectionValues {
  return {
    phone,
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, shipping?.[field] ?? ''])),
    ...Object.fromEntries(names.map(({ position, name }) => [nameField(position), name])),
  };
}

/** Error messages by field. `pricing` is undefined while the limits are unknown: the server checks the names in any case. */
export function correctionErrors(
  values: CorrectionValues,
  { shipping, names }: OrderDetailsDto,
  pricing: PricingDto | undefined,
): Partial<CorrectionValues> {
  const isAddressed = shipping !== null || ADDRESS_FIELDS.some((field) => values[field]?.trim());
  const part = (message: string) => (isAddressed ? string().trim().required(message) : string().trim());
  const pieces: Record<string, Schema> = Object.fromEntries(
    names.map(({ position }) => [nameField(position), string().trim().required('Escribe el nombre que bordamos')]),
  );
  const schema = object({
    phone: string()
      .trim()
      .required('Por favor ingresa tu teléfono')
      .max(...atMost('El teléfono', correctOrderLimits.phone))
      .test('phone', isPhone),
    address: part('Por favor ingresa tu dirección completa para el envío').max(
      ...atMost('La dirección', limits.address),
    ),
    city: part('Por favor ingresa tu ciudad').max(...atMost('La ciudad', limits.city)),
    department: part('Por favor ingresa tu departamento').max(...atMost('El departamento', limits.department)),
    postalCode: string()
      .trim()
      .max(...atMost('El código postal', limits.postalCode)),
    ...pieces,
  });
  const stitching = pricing
    ? names.flatMap(({ position }) => {
        const problem = nameProblem(values[nameField(position)]!, pricing);
        return problem ? [[nameField(position), problem]] : [];
      })
    : [];
  return {
    ...(Object.fromEntries(stitching) as CorrectionValues),
    ...cityErrors(values, shipping),
    ...schemaErrors(schema, values),
  };
}

/** The city that the order already has stays valid, so that correcting only the phone does not require choosing it from the list. */
function cityErrors({ city = '', department = '' }: CorrectionValues, shipping: OrderDetailsDto['shipping']) {
  if (city === shipping?.city && department === shipping.department) return {};
  const errors = { city: wrongCity(city, department), department: department && wrongDepartment(department) };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message)) as CorrectionValues;
}

/** Only what the person changed, so that it never overwrites a concurrent correction. */
export function toCorrection(
  values: CorrectionValues,
  before: CorrectionValues,
  details: OrderDetailsDto,
): CorrectOrderDto {
  const isChanged = (field: string) => values[field]!.trim() !== before[field];
  const [address, city, department, postalCode] = ADDRESS_FIELDS.map((field) => values[field]!.trim()) as [
    string,
    string,
    string,
    string,
  ];
  const names = details.names
    .filter(({ position }) => isChanged(nameField(position)))
    .map(({ position }) => ({ position, name: values[nameField(position)]!.trim() }));
  const phone = values.phone!.trim();
  return {
    version: details.version,
    ...(isChanged('phone') && { phone: phoneNumberOf(phone) ?? phone }),
    ...(ADDRESS_FIELDS.some(isChanged) && { shipping: { address, city, department, postalCode } }),
    ...(names.length > 0 && { names }),
  };
}
