import { itKeepsDesigns } from '../../../../test/contracts/designs.contract.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { DesignSchema } from './design.schema.js';
import { TypeOrmDesigns } from './typeorm-designs.js';

describe('TypeOrmDesigns', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([DesignSchema]);
  });
  afterAll(() => database.drop());

  itKeepsDesigns(() => new TypeOrmDesigns(database.transaction));

  it('has the table that the entity schema says', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => query.includes('design'))).toEqual([]);
  });
});
