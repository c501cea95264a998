import { normaliseEmail } from '../../common/email-address.js';

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** The emails in a text, in the spelling for look-ups. */
export function emailsIn(text: string): string[] {
  return (text.match(EMAIL) ?? []).slice(0, 5).map((email) => normaliseEmail(email));
}
