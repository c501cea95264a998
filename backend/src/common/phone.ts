import { tidyCode } from './tidy-text.js';

/** Ten national digits with or without Colombia's 57. */
const NATIONAL = /^(?:\+?57)?(\d{10})$/;
/** With the code of another country. */
const INTERNATIONAL = /^\+(?!57)[1-9]\d{7,14}$/;
/** Codes of countries have one, two or three digits, and none begins another (ITU-T E.164). */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * The number as `+573001234567`, without separators; undefined when it is invalid. A number that begins with `+` or `00`
 * keeps its country, any other is Colombian. Tested with `docs/tidy-cases.json`, as on the pages.
 */
export function phoneNumberOf(text: string): string | undefined {
  const number = tidyCode(text)
    // '+44 (0)20 …': the zero is only dialled inside the country.
    .replace(/(\+[\d ]+)\(0\)/, '$1')
    .replace(/[^\p{L}\p{N}+]/gu, '')
    .replace(/^00/, '+');
  const national = NATIONAL.exec(number)?.[1];
  if (national) return `+57${national}`;
  return INTERNATIONAL.test(number) ? number : undefined;
}

/** For spreadsheets, which take it for text: `+57 300 123 4567`, `+297 5601234`. What is no phone number stays as typed. */
export function writtenPhone(text: string): string {
  const number = phoneNumberOf(text);
  if (number === undefined) return text;
  return number.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3').replace(COUNTRY, '+$1 $2');
}

/** One sentence about a number that {@link phoneNumberOf} does not read. */
export function phoneProblem(text: string): string {
  return /^(?:\+|00)(?!57)/.test(tidyCode(text)) ? WRONG_FOREIGN_PHONE : WRONG_PHONE;
}

const WRONG_PHONE = 'Escribe un teléfono de 10 dígitos, por ejemplo 300 123 4567';
const WRONG_FOREIGN_PHONE = 'Revisa el teléfono: después del + van el código del país y el número completo';
