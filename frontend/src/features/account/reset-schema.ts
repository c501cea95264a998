import { object, string } from 'yup';
import { tidyCode } from '../../domain/tidy-text';
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

/** Validates the email address. */
export const emailErrors = (values: { email: string }) => schemaErrors(emailSchema, values);

/** Validates the code and the new password. */
export const resetErrors = (values: ResetValues) => schemaErrors(resetSchema, values);

/** Removes spaces and dashes of a pasted code and limits its length. */
export const keepCode = (text: string): string => tidyCode(text).replace(/\D/g, '').slice(0, CODE_DIGITS);
