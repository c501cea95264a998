const DIGITS = /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/gu;
const SECURITY_CODE = /\b((?:cvv|cvc|cv2|c[oó]digo de seguridad)\P{N}{0,12})\d{3,4}(?!\d)/giu;
const MASK = '[tarjeta ••••';

/** Replaces card numbers by their last four digits, and security codes beside them, so that the shop never stores them. */
export function maskCardNumbers(text: string): string {
  const masked = text.replace(DIGITS, (digits) => {
    const number = digits.replace(/\D/g, '');
    return passesLuhn(number) ? `${MASK} ${number.slice(-4)}]` : digits;
  });
  return masked === text ? text : masked.replace(SECURITY_CODE, '$1•••');
}

/** Whether the text contains a card number, masked or not. */
export function hasCardNumber(text: string): boolean {
  return maskCardNumbers(text).includes(MASK);
}

/** The checksum of card numbers (ISO/IEC 7812). */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number.at(-1 - place));
    const value = place % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0 && !/^0+$/.test(number);
}
