import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { ContactMessage } from '../../domain/contact-message.js';
import { ContactMessageSchema } from './contact-message.schema.js';
import { TypeOrmContactMessages } from './typeorm-contact-messages.js';

const form = {
  firstName: 'Laura',
  lastName: 'Restrepo',
  email: 'laura@example.com',
  phone: '300 123 4567',
  message: 'Hola',
  dataConsent: true,
};

describe('TypeOrmContactMessages', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase([ContactMessageSchema]);
  });
  afterAll(() => database.drop());

  it('stores a message and finds it', async () => {
    const messages = new TypeOrmContactMessages(database.transaction);
    const message = ContactMessage.receive(crypto.randomUUID(), form, new ManualClock().now());
    await messages.add(message);
    expect(await messages.find(message.id)).toMatchObject({ message: 'Hola', receivedAt: message.receivedAt });
  });

  it('has the table that the entity schema describes', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => query.includes('contact_message'))).toEqual([]);
  });
});
