import { asciiDigits } from './ascii-digits';

/** Ten national digits with or without the country code 57, or a number of another country with its code. */
const NATIONAL = /^(?:\+?57)?(\d{10})$/;
const INTERNATIONAL = /^\+(?!57)[1-9]\d{7,14}$/;

/**
 * The number as `+573001234567`, regardless of separators; undefined when it is invalid. A number that begins with `+` or `00`
 * keeps its country, any other is Colombian. The server's rule, tested with `docs/tidy-cases.json`.
 */
export function phoneNumberOf(text: string): string | undefined {
  const number = asciiDigits(text.normalize('NFKC'))
    // '+44 (0)20 …': the zero is only dialled inside the country.
    .replace(/(\+[\d ]+)\(0\)/, '$1')
    .replace(/[^\p{L}\p{N}+]/gu, '')
    .replace(/^00/, '+');
  const national = NATIONAL.exec(number)?.[1];
  if (national) return `+57${national}`;
  return INTERNATIONAL.test(number) ? number : undefined;
}

/** Formats a Colombian number as `+57 300 123 4567`; other numbers are unchanged. */
export function formatPhone(number: string): string {
  return number.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3');
}
