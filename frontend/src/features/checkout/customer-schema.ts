import { boolean, object, string } from 'yup';
import { customerLimits as limits } from '../../api/orders.api';
import { needsDepartment, wrongCity, wrongDepartment } from '../../domain/cities';
import { atMost, isEmail, isPhone } from '../../domain/field-rules';
import { phoneNumberOf } from '../../domain/phone';
import { schemaErrors } from '../../shared/lib/schema-errors';
import {
  type Customer,
  type CustomerErrors,
  type CustomerTexts,
  type CustomerValues,
  TEXT_FIELDS,
  type TextField,
} from './customer';

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
    .test('phone', isPhone),
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
    .test('given', (department, { parent, createError }) => {
      const { city } = parent as CustomerValues;
      const reason = needsDepartment(city) ? `: hay más de un ${city}` : '';
      return Boolean(department) || createError({ message: `Por favor ingresa tu departamento${reason}` });
    })
    .max(...atMost('El departamento', limits.department))
    .test('known', (department = '', { createError }) => {
      const message = department === '' ? undefined : wrongDepartment(department);
      return message === undefined || createError({ message });
    }),
  postalCode: string()
    .trim()
    .max(...atMost('El código postal', limits.postalCode)),
  terms: boolean().oneOf([true], 'Para comprar necesitamos que aceptes los términos y condiciones'),
  dataConsent: boolean().oneOf([true], 'Para enviarte tu pedido necesitamos tu autorización'),
});

/** Returns an error message for each invalid field; empty when the order can be paid. */
export const customerErrors = (values: CustomerValues): CustomerErrors => schemaErrors(schema, values);

function textsOf(read: (field: TextField) => string): CustomerTexts {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, read(field)])) as CustomerTexts;
}

/** Converts valid form values to the API's format. */
export function toCustomer(values: CustomerValues): Customer {
  const texts = textsOf((field) => values[field].trim());
  return {
    ...texts,
    phone: phoneNumberOf(texts.phone) ?? texts.phone,
    postalCode: texts.postalCode || undefined,
    dataConsent: values.dataConsent,
  };
}

export { payerFields } from '../../domain/payer-fields';
