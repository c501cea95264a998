export { FaqService, type NewFaqEntry } from './application/faq.service.js';
export { ContentModule } from './content.module.js';
export { FAQ_CATEGORIES, type FaqCategory } from '../common/faq-categories.js';
export type { FaqFigures, FaqOrigin } from './domain/faq.js';
