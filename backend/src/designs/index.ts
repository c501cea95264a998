export { DesignsModule } from './designs.module.js';
export { DesignService } from './application/design.service.js';
export { designPath } from './domain/design.js';
