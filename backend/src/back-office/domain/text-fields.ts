import { block, type Field, line, optional } from './field.js';

/** The short texts of the pages that the owner writes, by key. */
export const TEXT_FIELDS: Readonly<Record<string, Field>> = {
  announcement: optional(line('Aviso de arriba', { max: 140 })),
  'home.title': line('Título del inicio', { max: 80 }),
  'home.subtitle': line('Frase del inicio', { max: 160 }),
  'home.about': block('Quiénes somos', { max: 600 }),
  'footer.text': line('Frase del pie de página', { max: 160 }),
};
