export { CatalogueModule } from './catalogue.module.js';
export { CatalogueService, type CatalogueSnapshot } from './application/catalogue.service.js';
export type { Pricing } from './domain/pricing.js';
export type { Product } from './domain/product.js';
