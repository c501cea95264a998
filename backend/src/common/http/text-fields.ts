import { Transform } from 'class-transformer';
import { tidyBlock, tidyLine, wellFormed } from '../tidy-text.js';

/** Field of one line: without surrounding blanks, line breaks and control characters (PostgreSQL refuses NUL). */
export function TextLine(): PropertyDecorator {
  return onText(tidyLine);
}

/** List of such lines; values that are no text are left to validation. */
export function TextLines(): PropertyDecorator {
  const clean = (item: unknown) => (typeof item === 'string' ? tidyLine(item) : item);
  return Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(clean) : value));
}

/** Field of many lines: without surrounding blanks and control characters. */
export function TextBlock(): PropertyDecorator {
  return onText(tidyBlock);
}

/** Letters to be made by hand: as typed, but composed ('é' is one character) and without surrounding blanks. */
export function Letters(): PropertyDecorator {
  return onText((text) => wellFormed(text).normalize('NFC').trim());
}

/** Transforms a string before validation; leaves any other value unchanged. */
export function onText(change: (text: string) => string | null): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));
}
