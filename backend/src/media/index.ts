export { MediaModule } from './media.module.js';
export { seedPictures } from './adapters/typeorm/seed-media.js';
export { MediaStore } from './application/media-store.port.js';
export { UploadDto } from './adapters/http/media.dto.js';
export {
  PICTURE_UPLOAD_ERRORS,
  pictureOf,
  PictureUpload,
  type UploadedPicture,
} from './adapters/http/picture-upload.js';
export { PrivatePictures } from './application/private-pictures.js';
export { Pictures } from './application/pictures.port.js';
export { Picture, type ShownPicture, toShownPicture } from './domain/picture.js';
