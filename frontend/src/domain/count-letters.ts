// Not with `Intl.Segmenter`, which Firefox has from version 125: the tests compare both.

/** Characters that belong to the letter before them: accents, skin tones, joiners and the tags of a flag. */
const EXTENDS = /^[\u200d\u200c\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]$/u;

/** Nothing belongs to these: a line break, for example. */
const CONTROL = /^[\p{Cc}\p{Zl}\p{Zp}]/u;

const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;

/** An emoji to which the next one is joined: of a family, for example. */
const JOINED = /\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]*\u200d$/u;

/** Half of a flag. */
const REGIONAL = /^\p{Regional_Indicator}$/u;

/** The visible letters of a text: a letter with its accent counts as one in any Unicode form, and so does an emoji. */
export function lettersOf(text: string): string[] {
  const letters: string[] = [];
  for (const char of text.normalize('NFC')) {
    const before = letters[letters.length - 1];
    if (before !== undefined && continues(before, char)) letters[letters.length - 1] = before + char;
    else letters.push(char);
  }
  return letters;
}

function continues(before: string, char: string): boolean {
  if (EXTENDS.test(char)) return !CONTROL.test(before);
  if (REGIONAL.test(char)) return REGIONAL.test(before);
  if (char === '\n') return before === '\r';
  return PICTOGRAPH.test(char) && JOINED.test(before);
}

export function countLetters(text: string): number {
  return lettersOf(text).length;
}
