import { boolean, object, string, ValidationError } from 'yup';
import type { ContactMessageDto } from '../../api/contact.api';

/** What the form holds: the body of `POST /api/contact`, consent included. */
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

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Ten national digits with or without the country's 57, or another country's number with its plus sign. */
const PHONE = /^(?:(?:\+|00)?57)?\d{10}$|^\+\d{8,15}$/;
const WRONG_PHONE = 'Escribe un teléfono de 10 dígitos, por ejemplo 300 123 4567';

const schema = object({
  firstName: string().trim().required('Escribe tu nombre').max(80, 'El nombre puede tener máximo 80 caracteres'),
  lastName: string().trim().required('Escribe tu apellido').max(80, 'El apellido puede tener máximo 80 caracteres'),
  email: string()
    .trim()
    .required('Escribe tu correo')
    .matches(EMAIL, 'Escribe un correo válido, por ejemplo laura@correo.com'),
  phone: string()
    .trim()
    .required('Escribe tu teléfono')
    .max(30, 'El teléfono puede tener máximo 30 caracteres')
    .test('phone', WRONG_PHONE, (text) => PHONE.test(text.replace(/[\s().-]/g, ''))),
  message: string().trim().required('Escribe tu mensaje').max(2000, 'El mensaje puede tener máximo 2000 caracteres'),
  dataConsent: boolean().oneOf([true], 'Para enviarnos el mensaje necesitamos tu autorización'),
});

/** What is wrong, field by field and in the form's order; empty when it can be sent (storefront.md, section 5). */
export function contactErrors(values: ContactValues): ContactErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = [...error.inner].reverse().map(({ path, message }) => [path, message]);
    return Object.fromEntries(first) as ContactErrors;
  }
}

/** The values as the server gets them: nobody means the spaces around a text. */
export function cleanContact(values: ContactValues): ContactValues {
  return { ...values, ...Object.fromEntries(TEXTS.map((name) => [name, values[name].trim()])) };
}

const TEXTS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
