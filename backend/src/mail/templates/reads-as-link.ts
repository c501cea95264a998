/**
 * Whether mail programs would turn a word of the text into a link. Anyone can type another person's email into a form, so
 * mails of the shop leave such texts out.
 */
export function readsAsLink(text: string): boolean {
  return /:\/\/|@|\.\p{L}/u.test(text);
}

/** Longer texts are not names. */
const MAX_NAME = 40;

/** `Hola, Laura:`, or `Hola:` for a text that is not a name. */
export function greetingOf(firstName: string): string {
  const isName = firstName !== '' && firstName.length <= MAX_NAME && !/\//.test(firstName) && !readsAsLink(firstName);
  return isName ? `Hola, ${firstName}:` : 'Hola:';
}
