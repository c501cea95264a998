import type { Settings } from '../../settings/index.js';
import { block, type Field, line, optional } from './field.js';

/** The short texts of the pages that the owner writes, by their key in `texts` of `GET /settings`. */
export const TEXT_FIELDS: Readonly<Record<keyof Settings['texts'], Field>> = {
  announcement: optional(line('Aviso de arriba', { max: 140 })),
  homeLead: line('Frase del inicio', { max: 160 }),
  aboutLead: block('Frase sobre el taller', { max: 300 }),
  footerAbout: line('Frase del pie de página', { max: 160 }),
};
