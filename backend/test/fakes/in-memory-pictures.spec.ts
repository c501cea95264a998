import { itKnowsPictures } from '../contracts/pictures.contract.js';
import { InMemoryPictures } from './in-memory-pictures.js';

describe(InMemoryPictures.name, () => {
  const pictures = new InMemoryPictures();
  itKnowsPictures(() => pictures);
});
