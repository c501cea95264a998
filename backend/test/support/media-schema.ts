/** For tests of other modules, which read pictures with their own rows. */
export { PictureSchema } from '../../src/media/adapters/typeorm/picture.schema.js';
