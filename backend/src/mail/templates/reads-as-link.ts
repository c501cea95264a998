/**
 * Anyone can type somebody else's address into a form that mails: words that mail programs would turn into a link are not
 * passed on in the shop's name.
 */
export function readsAsLink(text: string): boolean {
  return /:\/\/|@|\.\p{L}/u.test(text);
}

/** Longer ones are no names but letters. */
const LONGEST_NAME = 40;

/** `Hola, Laura:`, or less when what was given as a name is none. */
export function greetingOf(firstName: string): string {
  const isName =
    firstName !== '' && firstName.length <= LONGEST_NAME && !/\//.test(firstName) && !readsAsLink(firstName);
  return isName ? `Hola, ${firstName}:` : 'Hola:';
}
