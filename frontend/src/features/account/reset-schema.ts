import { object, string } from 'yup';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { email, newPassword, repeated } from './account-rules';

export interface ResetValues {
  code: string;
  newPassword: string;
  confirmPassword: string;
}

const CODE_DIGITS = 6;

const emailSchema = object({ email: email('Email inválido') });

const resetSchema = object({
  code: string().length(CODE_DIGITS, `El código debe tener ${CODE_DIGITS} dígitos`),
  newPassword,
  confirmPassword: repeated('newPassword'),
});

/** The problem of the address to which the code is sent (accounts-payments-chatbot.md, section 5). */
export const emailErrors = (values: { email: string }) => schemaErrors(emailSchema, values);

/** What is wrong with the code and the new password. */
export const resetErrors = (values: ResetValues) => schemaErrors(resetSchema, values);

/** The digits of a code that was typed or pasted with spaces or dashes, as many as it has. */
export const keepCode = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_DIGITS);
