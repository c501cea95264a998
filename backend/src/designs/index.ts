export { DesignsModule } from './designs.module.js';
export { DesignService, type PricedDesign } from './application/design.service.js';
export type { Design } from './domain/design.js';
