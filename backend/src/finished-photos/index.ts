export { FinishedPhotosModule } from './finished-photos.module.js';
