import { itKeepsContactMessages } from '../../../../test/contracts/contact-messages.contract.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { ContactMessageSchema } from './contact-message.schema.js';
import { TypeOrmContactMessages } from './typeorm-contact-messages.js';

describe('TypeOrmContactMessages', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([ContactMessageSchema]);
  });
  afterAll(() => database.drop());

  itKeepsContactMessages(() => new TypeOrmContactMessages(database.transaction));

  it('has the table that the entity schema describes', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => query.includes('contact_message'))).toEqual([]);
  });
});
