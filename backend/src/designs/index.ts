export { DesignsModule } from './designs.module.js';
export { DesignService } from './application/design.service.js';
export { type Design, designPath } from './domain/design.js';
