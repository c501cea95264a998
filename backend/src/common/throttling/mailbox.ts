import { normaliseEmail, unquoteEmail } from '../email-address.js';

/** Providers that ignore dots before the `@`. */
const IGNORE_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an email leads to, for counting mails: `Laura+1@Example.com` and `laura@example.com` are one. Does not
 * rely on the form that the email came through. Never write to the result: not every provider ignores a +tag.
 */
export function normaliseMailbox(email: string): string {
  const plain = unquoteEmail(normaliseEmail(email));
  const at = plain.lastIndexOf('@');
  if (at < 1) return plain;
  const domain = plain.slice(at + 1);
  const name = plain.slice(0, at);
  const tag = name.indexOf('+', 1);
  const untagged = tag < 0 ? name : name.slice(0, tag);
  return `${IGNORE_DOTS.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
