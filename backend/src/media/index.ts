export { MediaModule } from './media.module.js';
export { seedPictures } from './adapters/typeorm/seed-media.js';
export { MediaStore } from './application/media-store.port.js';
export { Pictures } from './application/pictures.port.js';
export { Picture, type ShownPicture, toShownPicture } from './domain/picture.js';
