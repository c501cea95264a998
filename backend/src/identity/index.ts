export { IdentityModule } from './identity.module.js';
