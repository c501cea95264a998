import { deliveryRange, describeDelivery, isColombianHoliday } from '../../src/common/delivery.js';
import { catalogueOf, type CatalogueSources } from '../../src/catalogue/domain/catalogue.js';
import { problemsOf } from '../../src/catalogue/domain/orderable.js';
import { lineBreakdown } from '../../src/catalogue/domain/pricing.js';
import { BLANK_PERSONALISATION } from '../../src/catalogue/domain/piece-options.js';
import type { ShopFacts } from '../../src/chatbot/domain/shop-facts.js';
import { firstEntries } from '../../src/content/domain/faq-questions.js';
import { figuresOf, withFigures } from '../../src/content/domain/faq-figures.js';
import { shopSettings } from '../../src/settings/domain/shop-data.js';
import { sources } from './catalogue.builder.js';

/** The chatbot's facts for this catalogue. */
export function shopFacts(from: CatalogueSources = sources()): ShopFacts {
  const catalogue = catalogueOf(from, new Date());
  const figures = figuresOf(catalogue);
  return {
    version: 'test',
    products: catalogue.products,
    pricing: catalogue.pricing,
    faq: firstEntries().map(({ id, question, answer }) => ({ id, question, answer: withFigures(answer, figures) })),
    settings: shopSettings({ email: 'hola@sigerist.co', placeholders: true }),
    publicUrl: 'https://sigerist.test',
    rules: {
      lineBreakdown,
      nameProblem: (name) =>
        problemsOf({ ...BLANK_PERSONALISATION, personalization: name }, catalogue.pricing).personalization,
      deliveryRange,
      describeDelivery,
      isHoliday: isColombianHoliday,
    },
  };
}
