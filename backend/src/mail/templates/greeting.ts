import { textWithoutLink } from '../../common/links.js';

/** Longer texts are not names. */
const MAX_NAME = 40;

/** `Hola, Laura:`, or `Hola:` for a text that is not a name. */
export function greetingOf(firstName: string): string {
  const name = firstName.length <= MAX_NAME && !/\//.test(firstName) ? textWithoutLink(firstName) : undefined;
  return name ? `Hola, ${name}:` : 'Hola:';
}
