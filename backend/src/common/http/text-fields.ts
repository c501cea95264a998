import { Transform } from 'class-transformer';

/** Field of one line: without surrounding blanks, line breaks and control characters (PostgreSQL refuses NUL). */
export function TextLine(): PropertyDecorator {
  return onText(line);
}

/** List of such lines; values that are no text are left to validation. */
export function TextLines(): PropertyDecorator {
  const clean = (item: unknown) => (typeof item === 'string' ? line(item) : item);
  return Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(clean) : value));
}

/** Field of many lines: without surrounding blanks and control characters. */
export function TextBlock(): PropertyDecorator {
  return cleaned((text) => visible(text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')));
}

/** Letters to be made by hand: as typed, but composed ('é' is one character) and without surrounding blanks. */
export function Letters(): PropertyDecorator {
  return cleaned((text) => text.normalize('NFC'));
}

/** Transforms a string before validation; leaves any other value unchanged. */
export function onText(change: (text: string) => string | null): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));
}

function line(text: string): string {
  return visible(wellFormed(text).replace(/[\s\p{Cc}]+/gu, ' ')).trim();
}

function cleaned(clean: (text: string) => string): PropertyDecorator {
  return onText((text) => clean(wellFormed(text)).trim());
}

/** Half an emoji is no text, and PostgreSQL refuses it in JSON: it becomes `\uFFFD`. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Signs without width stay where they join others (emoji do that); alone they are nothing. */
function visible(text: string): string {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text : '';
}
