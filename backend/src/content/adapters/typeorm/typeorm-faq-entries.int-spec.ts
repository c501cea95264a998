import { itKeepsFaqEntries } from '../../../../test/contracts/faq-entries.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { FaqEntrySchema } from './faq-entry.schema.js';
import { TypeOrmFaqEntries } from './typeorm-faq-entries.js';

describe('TypeOrmFaqEntries', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([FaqEntrySchema]);
  });
  afterAll(() => database.drop());

  const entries = () => new TypeOrmFaqEntries(database.transaction);

  itKeepsFaqEntries(entries);

  it('does not list a withdrawn question', async () => {
    const [first, second] = await entries().list();
    await database.dataSource.query('UPDATE faq_entry SET withdrawn = true WHERE id = $1', [first!.id]);

    expect((await entries().list())[0]).toEqual(second);
  });
});
