const zone = { timeZone: 'America/Bogota' } as const;
const day = new Intl.DateTimeFormat('es-CO', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('es-CO', { ...zone, hour: 'numeric', minute: '2-digit' });
const isoDay = new Intl.DateTimeFormat('en-CA', zone);

/** '21 nov 2026, 3:15 p. m.': a moment of the API as the workshop's clock shows it. */
export function showMoment(moment: string): string {
  return `${showDay(moment)}, ${time.format(new Date(moment))}`;
}

/** '21 nov 2026': the day of a moment of the API in Bogotá. */
export function showDay(moment: string): string {
  return day
    .formatToParts(new Date(moment))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value.replace('.', ''))
    .join(' ');
}

/** The date in Bogotá, as midnight UTC: what dates of delivery are counted in. */
export function bogotaDay(moment: Date): Date {
  return new Date(`${isoDay.format(moment)}T00:00:00Z`);
}

/** When a day begins in Bogotá, which has no summer time; undefined for what is no date. */
export function startOfDay(date: string, daysLater = 0): string | undefined {
  const start = new Date(`${date}T00:00:00-05:00`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(start.getTime())) return undefined;
  return new Date(start.getTime() + daysLater * 86_400_000).toISOString();
}
