import { itKeepsShopData } from '../../../../test/contracts/shop-data.contract.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { ShopDatum } from '../../domain/shop-data.js';
import { ShopDatumSchema } from './shop-data.schema.js';
import { seedShopData, TypeOrmShopData } from './typeorm-shop-data.js';

describe(TypeOrmShopData.name, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([ShopDatumSchema]);
  });
  afterAll(() => database.drop());

  itKeepsShopData(
    () => new TypeOrmShopData(database.transaction),
    (work) => database.transaction.run(work),
  );

  it('is never seeded again while it has a row', async () => {
    const { manager } = database.dataSource;
    await manager.query(`DELETE FROM shop_data WHERE key <> 'contact.phone'`);
    await seedShopData(database.url);
    expect(await manager.count(ShopDatum)).toBe(1);
    await manager.query('DELETE FROM shop_data');
    await seedShopData(database.url);
    expect(await manager.count(ShopDatum)).toBeGreaterThan(10);
  });
});
