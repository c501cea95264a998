/** Formats a Colombian number as `+57 300 123 4567`; other numbers are unchanged. */
export function formatPhone(number: string): string {
  return number.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3');
}
