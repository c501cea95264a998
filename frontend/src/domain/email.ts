/** As the server's `Email` field: ASCII without quotes and backslashes before the `@`, any letters after it. */
const EMAIL = /^[!#-?A-[\]-~]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_LENGTH = 254;

/** Whether a text looks like an address that mail can be sent to; only the mail itself can tell whether it arrives. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text.normalize('NFKC'));
