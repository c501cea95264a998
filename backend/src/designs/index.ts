export { DesignsModule } from './designs.module.js';
