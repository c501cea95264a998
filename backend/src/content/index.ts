export { FaqService, type NewFaqEntry } from './application/faq.service.js';
export { ContentModule } from './content.module.js';
export { FAQ_CATEGORIES, type FaqCategory, type FaqFigures, type FaqOrigin } from './domain/faq.js';
