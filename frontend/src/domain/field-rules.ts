/** The same rule as the server's `Email` field: before the `@` ASCII without quotes and backslashes, after it any letters. */
const EMAIL = /^[!#-?A-[\]-~]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_LENGTH = 254;

/** Checks the format of an email address. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text.normalize('NFKC'));

/** The maximum and the message of a limit that the API sets, for yup's `max`. */
export function atMost(what: string, { max }: { max: number }): [max: number, message: string] {
  return [max, `${what} puede tener máximo ${max} caracteres`];
}
