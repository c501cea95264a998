import { Transform } from 'class-transformer';
import { tidyBlock, tidyCode, tidyLetters, tidyLine, tidyName } from '../tidy-text.js';

/** Field of one line: without surrounding blanks, line breaks, invisible and control characters. */
export function TextLine(): PropertyDecorator {
  return onText(tidyLine);
}

/** Name of a person, or part of an address: any apostrophe becomes `'`, any dash `-`, and invisible characters go. */
export function NameLine(): PropertyDecorator {
  return onText(tidyName);
}

/** Number or code that is copied from elsewhere: also with the digits and letters of other forms as the common ones. */
export function CodeLine(): PropertyDecorator {
  return onText(tidyCode);
}

/** Code of digits and letters: like {@link CodeLine}, without blanks and dashes. */
export function Code(): PropertyDecorator {
  return onText((text) => tidyCode(text).replace(/[ -]/g, ''));
}

/** List of lines; values that are no text are left to validation. */
export function TextLines(): PropertyDecorator {
  const clean = (item: unknown) => (typeof item === 'string' ? tidyLine(item) : item);
  return Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(clean) : value));
}

/** Field of many lines: without surrounding blanks, invisible and control characters. */
export function TextBlock(): PropertyDecorator {
  return onText(tidyBlock);
}

/** Letters to be made by hand: composed, without invisible characters, with one kind of apostrophe and of dash. */
export function Letters(): PropertyDecorator {
  return onText(tidyLetters);
}

/** Transforms a string before validation; leaves any other value unchanged. */
export function onText(change: (text: string) => string | null): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));
}
