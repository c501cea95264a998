import { itKeepsDesigns } from '../../../../test/contracts/designs.contract.js';
import { aDesign } from '../../../../test/builders/design.builder.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import { DesignSchema } from './design.schema.js';
import { TypeOrmDesigns } from './typeorm-designs.js';

describe('TypeOrmDesigns', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([DesignSchema]);
  });
  afterAll(() => database.drop());

  itKeepsDesigns(() => new TypeOrmDesigns(database.transaction));

  it('lets two transactions keep the same design at the same time', async () => {
    const designs = new TypeOrmDesigns(database.transaction);
    const design = aDesign({ name: 'Valentina' });
    await designs.keep(design, 'code-known', new Date());
    const other = new TypeOrmDesigns(new TypeOrmTransaction(database.dataSource));
    await database.transaction.run(async () => {
      await designs.keep(design, 'code-1', new Date());
      expect(await other.keep(design, 'code-2', new Date())).toBe('code-known');
    });
  });

  it('has the table that the entity schema says', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => query.includes('design'))).toEqual([]);
  });
});
