const MOMENT = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  dateStyle: 'long',
  timeStyle: 'short',
});

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', dateStyle: 'long' });

/** '21 de noviembre de 2026 a las 3:15 p. m.', in the shop's time zone. */
export const momentOf = (iso: string): string => MOMENT.format(new Date(iso));

/** '21 de noviembre de 2026', in the shop's time zone. */
export const dayOf = (iso: string): string => DAY.format(new Date(iso));
