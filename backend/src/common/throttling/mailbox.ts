import { normaliseEmail, unquoteEmail } from '../email-address.js';

/** Ignores dots before the `@`; its two domains lead to the same mailboxes. */
const GMAIL = 'gmail.com';
const GOOGLEMAIL = 'googlemail.com';

/**
 * The mailbox that an email leads to, for counting mails: `Laura+1@Example.com` and `laura@example.com` are one. Does not
 * rely on the form that the email came through. Never write to the result: not every provider ignores a +tag.
 */
export function normaliseMailbox(email: string): string {
  const plain = unquoteEmail(normaliseEmail(email));
  const at = plain.lastIndexOf('@');
  if (at < 1) return plain;
  const typed = plain.slice(at + 1);
  const domain = typed === GOOGLEMAIL ? GMAIL : typed;
  const name = plain.slice(0, at);
  const tag = name.indexOf('+', 1);
  const untagged = tag < 0 ? name : name.slice(0, tag);
  return `${domain === GMAIL ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
