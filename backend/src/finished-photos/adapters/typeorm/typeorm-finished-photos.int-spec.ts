import { anOrder, orderSchemas, storeOrder } from '../../../../test/builders/order.builder.js';
import { itKeepsFinishedPhotos } from '../../../../test/contracts/finished-photos.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { FinishedPhotoSchema } from './finished-photo.schema.js';
import { TypeOrmFinishedPhotos } from './typeorm-finished-photos.js';

describe(TypeOrmFinishedPhotos.name, () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([...orderSchemas, FinishedPhotoSchema]);
  });
  afterAll(() => database.drop());

  itKeepsFinishedPhotos(() => new TypeOrmFinishedPhotos(database.transaction), {
    addOrder: (isShipped = false) => storeOrder(anOrder(isShipped ? 'shipped' : 'in_production'), database.transaction),
  });
});
