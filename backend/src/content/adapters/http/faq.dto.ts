import type { FaqItem } from '../../application/faq.service.js';

/** A frequent question with its answer; prices in the answer are today's. */
export class FaqItemDto {
  /**
   * Stable slug.
   * @example "envios-a-que-ciudades"
   */
  id!: string;

  /**
   * The heading under which it stands.
   * @example "Envíos y Entregas"
   */
  category!: string;

  /**
   * Plain text.
   * @example "¿Envían a toda Colombia?"
   */
  question!: string;

  /**
   * Plain text.
   * @example "Sí. Enviamos a toda Colombia desde Medellín."
   */
  answer!: string;
}

export function toFaqItemDto({ id, category, question, answer }: FaqItem): FaqItemDto {
  return { id, category, question, answer };
}
