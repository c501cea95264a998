const words = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** Returns '9 de diciembre' for a date such as '2026-12-09'. */
export function dayAndMonth(day: string): string {
  return words.format(new Date(day));
}

const full = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', dateStyle: 'long' });

/** Returns '9 de diciembre de 2026' for a date such as '2026-12-09'. */
export function fullDay(day: string): string {
  return full.format(new Date(day));
}
