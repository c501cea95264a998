export { CatalogueModule } from './catalogue.module.js';
export { PriceLineDto, toPriceLineDtos } from './adapters/http/pricing.dto.js';
export { CatalogueService, type CatalogueSnapshot } from './application/catalogue.service.js';
export { deliveryRange, describeDelivery, isColombianHoliday } from './domain/delivery.js';
export { assertNoProblems, nameRequired, problemsOf, refusalOf } from './domain/orderable.js';
export { isExpress, type Personalisation } from './domain/piece-options.js';
export { lineBreakdown, type PriceLine, priceOf, type Pricing } from './domain/pricing.js';
export type { Product } from './domain/product.js';
