/** Ten national digits with or without Colombia's 57, or another country's number with its plus sign. */
const NATIONAL = /^(?:(?:\+|00)?57)?(\d{10})$/;
const INTERNATIONAL = /^\+\d{8,15}$/;

/** The number as `+573001234567`, without separators; undefined when it is invalid. */
export function phoneNumberOf(text: string): string | undefined {
  const number = text.replace(/[\s().-]/g, '');
  const national = NATIONAL.exec(number)?.[1];
  if (national) return `+57${national}`;
  return INTERNATIONAL.test(number) ? number : undefined;
}
