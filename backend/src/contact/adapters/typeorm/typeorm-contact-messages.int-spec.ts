import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { JobHandlers } from '../../../jobs/index.js';
import { ForgetOldMessages, forgetOldMessages } from '../../application/forget-old-messages.js';
import { ContactMessage } from '../../domain/contact-message.js';
import { ContactMessageSchema } from './contact-message.schema.js';
import { TypeOrmContactMessages } from './typeorm-contact-messages.js';

const DAY = 86_400_000;
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

  it('forgets a message every night once it is a year old', async () => {
    const messages = new TypeOrmContactMessages(database.transaction);
    const clock = new ManualClock();
    const handlers = new JobHandlers();
    const message = ContactMessage.receive(crypto.randomUUID(), form, clock.now());
    await messages.add(message);
    new ForgetOldMessages(handlers, messages, clock).onModuleInit();
    const night = async (daysLater: number) => {
      clock.pass(message.receivedAt.getTime() + daysLater * DAY - clock.now().getTime());
      await handlers.toTaskList()[forgetOldMessages.name]!({}, {} as never);
      return messages.find(message.id);
    };

    expect(handlers.toTimetable()).toMatchObject([{ task: forgetOldMessages.name }]);
    expect(await night(365)).toMatchObject({ message: 'Hola' });
    expect(await night(366)).toBeNull();
  });

  it('has the table that the entity schema says', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => query.includes('contact_message'))).toEqual([]);
  });
});
