export { MediaModule } from './media.module.js';
export { Pictures } from './application/pictures.port.js';
