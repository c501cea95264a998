import { boolean, object, string } from 'yup';
import type { ContactMessageDto } from '../api/contact.api';
import { contactMessageLimits as limits } from '../api/limits.gen';
import { schemaErrors } from '../shared/lib/schema-errors';
import { atMost, isEmail, isPhone } from './field-rules';

/** The values of the form: the body of `POST /api/contact`, including the consent. */
export type ContactValues = Required<ContactMessageDto>;

export const emptyContact: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  dataConsent: false,
};

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

const schema = object({
  firstName: string()
    .trim()
    .required('Escribe tu nombre')
    .max(...atMost('El nombre', limits.firstName)),
  lastName: string()
    .trim()
    .required('Escribe tu apellido')
    .max(...atMost('El apellido', limits.lastName)),
  email: string()
    .trim()
    .required('Escribe tu correo')
    .test('email', 'Escribe un correo válido, por ejemplo laura@correo.com', isEmail),
  phone: string()
    .trim()
    .required('Escribe tu teléfono')
    .max(...atMost('El teléfono', limits.phone))
    .test('phone', isPhone),
  message: string()
    .trim()
    .required('Escribe tu mensaje')
    .max(...atMost('El mensaje', limits.message)),
  dataConsent: boolean().oneOf([true], 'Para enviarnos el mensaje necesitamos tu autorización'),
});

/** Error messages by field, in the form's order; empty when the message is valid. */
export function contactErrors(values: ContactValues): ContactErrors {
  return schemaErrors(schema, values);
}

/** The values to send, with every text trimmed. */
export function cleanContact(values: ContactValues): ContactValues {
  return { ...values, ...Object.fromEntries(TEXTS.map((name) => [name, values[name].trim()])) };
}

const TEXTS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
