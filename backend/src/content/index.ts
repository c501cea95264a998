export { ContentModule } from './content.module.js';
export { type FaqItem, FaqService } from './application/faq.service.js';
