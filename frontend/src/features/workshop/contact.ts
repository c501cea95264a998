/** Digits of a phone with its country code, for `tel:` and wa.me; '' if it is not a phone. */
export function callableDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 7) return '';
  return digits.length === 10 ? `57${digits}` : digits;
}

/** URL of a chat with a customer, prefilled with `text`. */
export function chatWith(phone: string, text: string): string {
  return `https://wa.me/${callableDigits(phone)}?text=${encodeURIComponent(text)}`;
}
