/** Ten national digits with or without the country's 57, or another country's number with its plus sign. */
const PHONE = /^(?:(?:\+|00)?57)?\d{10}$|^\+\d{8,15}$/;

export const WRONG_PHONE = 'Escribe un teléfono de 10 dígitos, por ejemplo 300 123 4567';

/** Whether a text can be called, however its digits are grouped. */
export const isPhone = (text: string): boolean => PHONE.test(text.replace(/[\s().-]/g, ''));
