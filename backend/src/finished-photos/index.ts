export { FinishedPhotosModule } from './finished-photos.module.js';
export { PhotoAdmin } from './application/photo-admin.js';
