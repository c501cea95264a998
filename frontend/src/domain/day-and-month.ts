const words = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** '9 de diciembre' of a date such as '2026-12-09'. */
export function dayAndMonth(day: string): string {
  return words.format(new Date(day));
}
