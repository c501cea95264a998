import type { TestContext, ValidationError } from 'yup';
import { phoneProblem } from './phone';
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

/** A phone number, for yup's `test`; an empty text is left to `required`. */
export function isPhone(text: string | undefined, { createError }: TestContext): true | ValidationError {
  const message = text ? phoneProblem(text) : undefined;
  return message === undefined || createError({ message });
}

/** The maximum and the message of a limit that the API sets, for yup's `max`. */
export function atMost(what: string, { max }: { max: number }): [max: number, message: string] {
  return [max, `${what} puede tener máximo ${max} caracteres`];
}
