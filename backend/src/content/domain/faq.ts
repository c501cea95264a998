/** Figures inside the answers, already written as the shopper reads them. They come from the catalogue, never from here. */
export interface FaqFigures {
  readonly kitPieces: string;
  readonly kitTotal: string;
  readonly kitDiscount: string;
  readonly kitFinalTotal: string;
  readonly kitFreeAccessories: string;
  readonly nameEmbroidery: string;
  readonly embroiderySaving: string;
  readonly nameLength: string;
  /** Each add-on with its price. */
  readonly addOns: string;
  /** Names of the products that have no embroidery. */
  readonly plainProducts: string;
  readonly expressPrice: string;
  readonly expressDays: string;
  readonly standardDays: string;
  readonly embroideryHours: string;
  readonly shipping: string;
}

export type FaqCategory = 'Envíos y Entregas' | 'Pagos' | 'Productos y Calidad' | 'Empresa' | 'Personalización';

/** A question of the page and of the chatbot. */
export interface FaqQuestion {
  /** Stable: links and conversations refer to it. */
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: (figures: FaqFigures) => string;
}
