/** A stored number as people write it here: `+57 300 123 4567`; those of other countries as they are. */
export function showPhone(number: string): string {
  return number.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3');
}
