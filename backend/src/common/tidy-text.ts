/** Signs that turn the direction of what follows, so that a name reads as another one, and spaces without width. */
const MISLEADING = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** A text of one line: without surrounding blanks, line breaks and control characters (PostgreSQL refuses NUL). */
export function tidyLine(text: string): string {
  return visible(
    wellFormed(text)
      .replace(MISLEADING, '')
      .replace(/[\s\p{Cc}]+/gu, ' '),
  ).trim();
}

/** A text of many lines: without surrounding blanks and control characters. */
export function tidyBlock(text: string): string {
  const lines = wellFormed(text).replace(MISLEADING, '').replace(/\r\n?/g, '\n');
  return visible(lines.replace(/(?![\n\t])\p{Cc}/gu, '')).trim();
}

/** Half an emoji is no text, and PostgreSQL refuses it in JSON: it becomes `\uFFFD`. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** The text with at most `maxLength` characters: a longer one ends with '…', and never with half an emoji before it. */
export function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/\p{Cs}$/u, '')}…`;
}

/** Signs without width stay where they join others (emoji do that); alone they are nothing. */
function visible(text: string): string {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text : '';
}
