/** The longest email that mail servers pass on (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** A quoted part before the `@` would be a second spelling of the same mailbox, and may hold line breaks. */
export const EMAIL_SYNTAX = { allow_utf8_local_part: false, blacklisted_chars: '"' } as const;

/**
 * The one spelling under which an email is stored, looked up and counted: compatibility forms folded (`ｌａｕｒａ` is
 * `laura`), lower-case, an international domain in its ASCII form, where a look-alike shows (`xn--…`). Letters of another
 * alphabet before the `@` stay, and validation refuses them.
 */
export function normaliseEmail(text: string): string {
  // Half an emoji is no text, and what checks emails would fall over it.
  const plain = text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFKC')
    .trim()
    .toLowerCase();
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
