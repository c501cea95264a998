import { lettersOf } from '../../../domain/count-letters';
import type { Letters } from './letters';

/** Invisible characters that change the text direction. */
const DIRECTION = /^[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;

/** Names of characters; the first match counts. */
const NAMES: readonly [RegExp, (char: string) => string][] = [
  [DIRECTION, () => 'una marca invisible de dirección'],
  [EMOJI, (char) => `el emoji ${char}`],
  [/^[\n\r\t\v\f\u2028\u2029]+$/, () => 'un salto de línea o una tabulación'],
  [/^[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufe00-\ufe0f]+$/u, () => 'un carácter invisible'],
  [/^\p{Z}+$/u, () => 'un espacio especial'],
  [/^\p{M}+$/u, (char) => `el acento suelto ◌${char}`],
  [/\p{N}/u, (char) => `el número ${char}`],
  [/\p{Script=Arabic}/u, (char) => `la letra árabe ${char}`],
  [/\p{Script=Hebrew}/u, (char) => `la letra hebrea ${char}`],
  [/\p{Script=Cyrillic}/u, (char) => `la letra cirílica ${char}`],
  [/\p{Script=Greek}/u, (char) => `la letra griega ${char}`],
  [/\p{Script=Han}/u, (char) => `el carácter chino ${char}`],
  [/\p{L}/u, (char) => `la letra ${char}`],
];

/** Readable names of the characters that a font cannot stitch, without duplicates. */
export function unstitchable(name: string, letters: Letters): string[] {
  const unsupported = lettersOf(name).filter((char) => !(char in letters.glyphs));
  return [...new Set(unsupported.map((char) => nameOf(hiddenPart(char, letters))))];
}

/** Returns the invisible part of a character whose visible letter can be stitched, so that the message names that part. */
function hiddenPart(char: string, letters: Letters): string {
  if (EMOJI.test(char)) return char;
  const hidden = char.replace(/[^\p{Cf}\ufe00-\ufe0f]/gu, '');
  return hidden && char.replace(/[\p{Cf}\ufe00-\ufe0f]/gu, '') in letters.glyphs ? hidden : char;
}

function nameOf(char: string): string {
  const [, name] = NAMES.find(([pattern]) => pattern.test(char)) ?? [];
  return name ? name(char) : `el signo ${char}`;
}
