/** Ten national digits with or without the country code 57, or a number of another country with its plus sign. */
const NATIONAL = /^(?:(?:\+|00)?57)?(\d{10})$/;
const INTERNATIONAL = /^\+\d{8,15}$/;

export const WRONG_PHONE = 'Escribe un teléfono de 10 dígitos, por ejemplo 300 123 4567';

/** The number as `+573001234567`, regardless of separators; undefined when it is invalid. */
export function phoneNumberOf(text: string): string | undefined {
  const number = text.replace(/[\s().-]/g, '');
  const national = NATIONAL.exec(number)?.[1];
  if (national) return `+57${national}`;
  return INTERNATIONAL.test(number) ? number : undefined;
}

export const isPhone = (text: string): boolean => phoneNumberOf(text) !== undefined;

/** Formats a Colombian number as `+57 300 123 4567`; other numbers are unchanged. */
export function formatPhone(number: string): string {
  return number.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3');
}
