import type { FaqCategory } from '../../common/faq-categories.js';

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
  /** Whether the pictures of the products are drawings or photographs, as a sentence that answers the question. */
  readonly pictures: string;
  readonly expressPrice: string;
  readonly expressDays: string;
  readonly standardDays: string;
  readonly embroideryHours: string;
  readonly shipping: string;
  /** Every way to pay. */
  readonly paymentWays: string;
}

/** A question that a new shop starts with. */
export interface FaqQuestion {
  /** Stable: links and conversations refer to it. */
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  /** Figures are placeholders in braces: `{shipping}`. */
  readonly answer: string;
  /** Questions and answers of earlier releases: shops that began with them keep them, although their owners did not write them. */
  readonly earlier?: readonly string[];
}

/** Whose words a question has: those of a new shop, the owner's answer to its question, or the owner's own question. */
export type FaqOrigin = 'new-shop' | 'own-answer' | 'own-question';

/** A question of the page and of the chatbot; figures in its answer are placeholders in braces. */
export class FaqEntry {
  /** Stable: links and conversations refer to it. */
  id!: string;
  category!: FaqCategory;
  question!: string;
  answer!: string;
  position!: number;
  /** Taken off the page and the chatbot by the owner. */
  withdrawn!: boolean;
}
