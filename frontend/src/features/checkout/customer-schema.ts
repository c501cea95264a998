import { boolean, object, string } from 'yup';
import { customerLimits as limits } from '../../api/orders.api';
import { atMost } from '../../shared/lib/at-most';
import { isEmail } from '../../shared/lib/email';
import { isPhone, WRONG_PHONE } from '../../shared/lib/phone';
import { schemaErrors } from '../../shared/lib/schema-errors';
import type { CustomerValues } from './customer';
import { wrongCity, wrongDepartment } from './places/places';

export type CustomerErrors = Partial<Record<keyof CustomerValues, string>>;

/** In the order in which they are checked and told (accounts-payments-chatbot.md, section 5). */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'department',
  'postalCode',
  'terms',
  'dataConsent',
] as const satisfies (keyof CustomerValues)[];

const schema = object({
  name: string()
    .trim()
    .required('Por favor ingresa tu nombre completo')
    .max(...atMost('El nombre', limits.name)),
  email: string()
    .trim()
    .required('Por favor ingresa tu correo electrónico')
    .test('email', 'Revisa tu correo, por ejemplo laura@correo.com', isEmail),
  phone: string()
    .trim()
    .required('Por favor ingresa tu teléfono')
    .max(...atMost('El teléfono', limits.phone))
    .test('phone', WRONG_PHONE, isPhone),
  address: string()
    .trim()
    .required('Por favor ingresa tu dirección completa para el envío')
    .max(...atMost('La dirección', limits.address)),
  city: string()
    .trim()
    .required('Por favor ingresa tu ciudad')
    .max(...atMost('La ciudad', limits.city))
    .test('known', (city, { parent, createError }) => {
      const message = wrongCity(city, (parent as CustomerValues).department);
      return message === undefined || createError({ message });
    }),
  department: string()
    .trim()
    .required('Por favor ingresa tu departamento')
    .max(...atMost('El departamento', limits.department))
    .test('known', (department, { createError }) => {
      const message = wrongDepartment(department);
      return message === undefined || createError({ message });
    }),
  postalCode: string()
    .trim()
    .max(...atMost('El código postal', limits.postalCode)),
  terms: boolean().oneOf([true], 'Para comprar necesitamos que aceptes los términos y condiciones'),
  dataConsent: boolean().oneOf([true], 'Para enviarte tu pedido necesitamos tu autorización'),
});

/** What is wrong, field by field; empty when the order can be paid. */
export const customerErrors = (values: CustomerValues): CustomerErrors => schemaErrors(schema, values);

export interface Problem {
  field: keyof CustomerValues;
  /** Of the toast that tells of it. */
  title: string;
  text: string;
}

/** The first thing to put right, as the shopper is told of it. */
export function firstProblem(values: CustomerValues, errors: CustomerErrors): Problem | undefined {
  const field = FIELDS.find((name) => errors[name] !== undefined);
  return field && { field, title: titleOf(field, values[field]), text: errors[field]! };
}

function titleOf(field: keyof CustomerValues, value: string | boolean): string {
  if (typeof value === 'boolean') return 'Falta tu autorización';
  if (value.trim() !== '') return 'Revisa tus datos';
  return field === 'address' ? 'Dirección requerida' : 'Información incompleta';
}
