/** Digits of a phone with its country, as `tel:` and wa.me want them; '' for what is no phone. */
export function callableDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 7) return '';
  return digits.length === 10 ? `57${digits}` : digits;
}

/** Opens a chat with a family in which `text` is written already. */
export function chatWith(phone: string, text: string): string {
  return `https://wa.me/${callableDigits(phone)}?text=${encodeURIComponent(text)}`;
}
