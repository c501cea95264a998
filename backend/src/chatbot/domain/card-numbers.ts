/** In groups as cards print them, or without any sign between; by the first digits of the schemes (ISO/IEC 7812). */
const CARD =
  /(?<!\d)(?=3[04678]|4|5[1-5]|2[2-7]|6)(?:(?:\d{4}[\s.–-]{1,3}){3}\d{4}|\d{4}[\s.–-]{1,3}\d{6}[\s.–-]{1,3}\d{5}|\d{13,16}|\d{19})(?!\d)/gu;
/** Expiry date and security code are written after the number. */
const AFTER_CARD = /(?<=\[tarjeta •••• \d{4}\])(?:\P{N}{0,16}\d{1,4}(?!\d)){1,3}/gu;
const SECURITY_CODE = /\b((?:cvv2?|cvc2?|ccv|cv2|c[oó]d(?:igo)?\.? ?(?:de )?seg\p{L}*)\P{N}{0,12})\d{3,4}(?!\d)/giu;
const MASK = '[tarjeta ••••';
const MASKED = /\[tarjeta •••• \d{4}\]/gu;

/** Replaces card numbers by their last four digits, and hides the text beside them, so that the shop never stores card data. */
export function maskCardNumbers(text: string): string {
  const masked = text.replace(CARD, (digits) => {
    const number = digits.replace(/\D/g, '');
    return passesLuhn(number) ? `${MASK} ${number.slice(-4)}]` : digits;
  });
  const hidden = masked.replace(AFTER_CARD, (rest) => rest.replace(/\d+/g, '•••'));
  return hidden.replace(SECURITY_CODE, '$1•••');
}

/** The masked text without its card numbers; undefined for a text that has none. */
export function withoutCardNumbers(text: string): string | undefined {
  const masked = maskCardNumbers(text);
  return masked.includes(MASK) ? masked.replace(MASKED, ' ').replace(/•+/g, ' ') : undefined;
}

/** The checksum of card numbers (ISO/IEC 7812). */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number.at(-1 - index));
    const value = index % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0 && !/^0+$/.test(number);
}
