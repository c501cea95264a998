/** The topics of the frequent questions, in the order of the page. `npm run openapi` writes them for the pages. */
export const FAQ_CATEGORIES = [
  'Envíos y Entregas',
  'Pagos',
  'Productos y Calidad',
  'Empresa',
  'Personalización',
] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number];
