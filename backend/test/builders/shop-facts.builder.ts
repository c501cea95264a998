import { deliveryRange, describeDelivery, isColombianHoliday } from '../../src/common/delivery.js';
import { catalogueOf, type CatalogueSources } from '../../src/catalogue/domain/catalogue.js';
import { nameProblem } from '../../src/catalogue/domain/orderable.js';
import { lineBreakdown } from '../../src/catalogue/domain/pricing.js';
import type { ShopFacts } from '../../src/chatbot/domain/shop-facts.js';
import { firstEntries, originOf } from '../../src/content/domain/faq-questions.js';
import type { FaqEntry } from '../../src/content/domain/faq.js';
import { figuresOf, withFigures } from '../../src/content/domain/faq-figures.js';
import { shopSettings } from '../../src/settings/domain/shop-data.js';
import { sources } from './catalogue.builder.js';

type Question = Pick<FaqEntry, 'id' | 'question' | 'answer'>;

/** The frequent questions of a new shop with the owner's answers by id, and the owner's own questions. */
export function faqWith(answers: Readonly<Record<string, string>>, own: readonly Question[]): Question[] {
  return [...firstEntries().map((entry) => ({ ...entry, answer: answers[entry.id] ?? entry.answer })), ...own];
}

/** The chatbot's facts for this catalogue and these frequent questions. */
export function shopFacts(from: CatalogueSources = sources(), faq: readonly Question[] = firstEntries()): ShopFacts {
  const catalogue = catalogueOf(from, new Date());
  const figures = figuresOf(catalogue);
  return {
    products: catalogue.products,
    pricing: catalogue.pricing,
    faq: faq.map((entry) => ({
      id: entry.id,
      question: entry.question,
      answer: withFigures(entry.answer, figures),
      origin: originOf(entry),
    })),
    settings: shopSettings({ email: 'hola@sigerist.co', placeholders: true }),
    publicUrl: 'https://sigerist.test',
    rules: {
      lineBreakdown,
      nameProblem: (name) => nameProblem(name, catalogue.pricing),
      deliveryRange,
      describeDelivery,
      isHoliday: isColombianHoliday,
    },
  };
}
