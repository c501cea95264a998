import { tidyCode } from './tidy-text.js';

/** The longest email that mail servers pass on (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/**
 * Before the `@` words of ASCII between full stops, without quotes: a quoted part would be a second spelling of the same
 * mailbox, and may hold line breaks. After it a domain whose ending is no number.
 */
const EMAIL = new RegExp(
  String.raw`^(?=.{1,64}@)[\w!#$%&'*+/=?^{|}~-]+(?:\.[\w!#$%&'*+/=?^{|}~-]+)*@(?:${LABEL}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`,
);

/** Whether a text that {@link normaliseEmail} made is an email; the pages judge by the same cases, `docs/tidy-cases.json`. */
export function isEmailAddress(email: string): boolean {
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email);
}

/**
 * The one spelling under which an email is stored, looked up and counted: invisible characters removed, dashes, apostrophes
 * and compatibility forms folded (`ｌａｕｒａ` is `laura`), lower-case, an international domain in its ASCII form, where a
 * look-alike shows (`xn--…`). Letters of another alphabet before the `@` stay, and {@link isEmailAddress} refuses them.
 */
export function normaliseEmail(text: string): string {
  const plain = tidyCode(text).toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  return plain.slice(0, at) + asciiDomain(plain.slice(at));
}

/** The same mailbox without quotes and backslashes before the `@`: `"l\aura"@example.com` is `laura@example.com`. */
export function unquoteEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const isQuoted = local.length > 1 && local.startsWith('"') && local.endsWith('"');
  return isQuoted ? local.slice(1, -1).replace(/\\(.)/gs, '$1') + email.slice(at) : email;
}

function asciiDomain(domain: string): string {
  // Without what has a meaning in a URL, so that the parser reads a host and nothing else.
  if (!/\P{ASCII}/u.test(domain) || /[/?#:@\\[\]\s]/.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}
