import { itKeepsPictures } from '../../../../test/contracts/pictures.contract.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { PictureSchema } from './picture.schema.js';
import { TypeOrmPictures } from './typeorm-pictures.js';

describe(TypeOrmPictures.name, () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([PictureSchema]);
  });
  afterAll(() => database.drop());

  itKeepsPictures(() => new TypeOrmPictures(database.transaction));
});
