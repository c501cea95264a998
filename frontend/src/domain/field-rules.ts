import type { TestContext, ValidationError } from 'yup';
import { phoneNumberOf } from './phone';
import { tidyCode } from './tidy-text';

/** The server's rule: before the `@` words of ASCII without quotes between full stops, after it a domain whose ending is no number. */
const WORD = String.raw`[\w!#$%&'*+/=?^{|}~-]+`;
const LABEL = String.raw`[a-z\d\u0080-\uffff](?:[a-z\d\u0080-\uffff-]{0,61}[a-z\d\u0080-\uffff])?`;
const ENDING = String.raw`(?:[a-z\u0080-\uffff]{2,63}|xn--[a-z\d-]{1,59})`;
const EMAIL = new RegExp(String.raw`^(?=.{1,64}@)${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+${ENDING}$`, 'i');
const MAX_LENGTH = 254;

/** Checks the format of an email address. */
export function isEmail(text: string): boolean {
  const email = tidyCode(text);
  return email.length <= MAX_LENGTH && EMAIL.test(email);
}

const WRONG_PHONE = 'Escribe un teléfono de 10 dígitos, por ejemplo 300 123 4567';
const WRONG_FOREIGN_PHONE = 'Revisa el teléfono: después del + van el código del país y el número completo';

/** One sentence about a text that is no phone number; undefined for one that is. */
export function phoneProblem(text: string): string | undefined {
  if (phoneNumberOf(text)) return undefined;
  return /^(?:\+|00)(?!57)/.test(tidyCode(text)) ? WRONG_FOREIGN_PHONE : WRONG_PHONE;
}

/** A phone number, for yup's `test`; an empty text is left to `required`. */
export function isPhone(text: string | undefined, { createError }: TestContext): true | ValidationError {
  const message = text ? phoneProblem(text) : undefined;
  return message === undefined || createError({ message });
}

/** The maximum and the message of a limit that the API sets, for yup's `max`. */
export function atMost(what: string, { max }: { max: number }): [max: number, message: string] {
  return [max, `${what} puede tener máximo ${max} caracteres`];
}
