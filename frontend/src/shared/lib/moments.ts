const zone = { timeZone: 'America/Bogota' } as const;
const day = new Intl.DateTimeFormat('es-CO', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('es-CO', { ...zone, hour: 'numeric', minute: '2-digit' });
const isoDay = new Intl.DateTimeFormat('en-CA', zone);

/** Returns '21 nov 2026, 3:15 p. m.' in Bogotá time, for a timestamp of the API. */
export function showMoment(moment: string): string {
  return `${showDay(moment)}, ${time.format(new Date(moment))}`;
}

/** Returns '21 nov 2026', the day in Bogotá, for a timestamp of the API. */
export function showDay(moment: string): string {
  return day
    .formatToParts(new Date(moment))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value.replace('.', ''))
    .join(' ');
}

/** Returns '3:15 p. m.' in Bogotá time, for a timestamp of the API. */
export function showTime(moment: string): string {
  return time.format(new Date(moment));
}

/** The date in Bogotá as midnight UTC, the unit of delivery dates. */
export function bogotaDay(moment: Date): Date {
  return new Date(`${isoDay.format(moment)}T00:00:00Z`);
}

/** The start of a day in Bogotá, which has no daylight saving time; undefined for an invalid date. */
export function startOfDay(date: string, daysLater = 0): string | undefined {
  const start = new Date(`${date}T00:00:00-05:00`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(start.getTime())) return undefined;
  return new Date(start.getTime() + daysLater * 86_400_000).toISOString();
}
