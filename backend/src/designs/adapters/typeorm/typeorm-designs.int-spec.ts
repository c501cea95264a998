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

  it('stores the same design only once in two parallel transactions', async () => {
    const designs = new TypeOrmDesigns(database.transaction);
    const design = aDesign({ name: 'Valentina' });
    await designs.keep(design, 'code-known', new Date());
    const other = new TypeOrmDesigns(new TypeOrmTransaction(database.dataSource));
    await database.transaction.run(async () => {
      await designs.keep(design, 'code-1', new Date());
      expect(await other.keep(design, 'code-2', new Date())).toBe('code-known');
    });
  });

  it('stores the day on which a design was last opened or stored, which decides when it is deleted', async () => {
    const designs = new TypeOrmDesigns(database.transaction);
    const now = new Date();
    const later = new Date(now.getTime() + 10 * 86_400_000);
    for (const code of ['opened', 'again', 'left']) await designs.keep(aDesign({ name: code }), code, now);
    await designs.open('opened', later);
    await designs.keep(aDesign({ name: 'again' }), 'another', later);
    const rows = await database.dataSource.query<{ code: string; last_opened_at: Date }[]>(
      "SELECT code, last_opened_at FROM design WHERE code IN ('opened', 'again', 'left')",
    );
    expect(Object.fromEntries(rows.map((row) => [row.code, row.last_opened_at]))).toEqual({
      opened: later,
      again: later,
      left: now,
    });
  });

  it('has the table that the entity schema describes', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => query.includes('design'))).toEqual([]);
  });
});
