import {
  itCountsMisses,
  itKeepsChatbotSettings,
  itKeepsWebhookEvents,
} from '../../../../test/contracts/chatbot-stores.contract.js';
import { itKeepsConversations } from '../../../../test/contracts/conversations.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { chatbotSchemas } from './chatbot.schemas.js';
import { TypeOrmChatbotSettings } from './typeorm-chatbot-settings.js';
import { TypeOrmConversations } from './typeorm-conversations.js';
import { TypeOrmMisses } from './typeorm-misses.js';
import { TypeOrmWebhookEvents } from './typeorm-webhook-events.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase(chatbotSchemas);
});
afterAll(() => database.drop());

describe('conversations in PostgreSQL', () => {
  itKeepsConversations(
    () => new TypeOrmConversations(database.transaction),
    () => database.transaction,
  );

  it('makes one contact of a person whose first two messages arrive at once', async () => {
    const conversations = new TypeOrmConversations(database.transaction);
    const sender = { waId: '573009999999', userId: null, name: null };
    const contacts = await Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction.run(async () => {
          const contact = await conversations.contactOf(sender, new Date());
          await conversations.ofContact(contact.id, new Date());
          return contact.id;
        }),
      ),
    );
    expect(new Set(contacts).size).toBe(1);
  });
});

describe('missed questions in PostgreSQL', () => {
  itCountsMisses(() => new TypeOrmMisses(database.transaction));

  it('remember 90 days at most', async () => {
    const misses = new TypeOrmMisses(database.transaction);
    const start = Date.UTC(2027, 0, 1);
    for (let day = 0; day < 100; day += 1) {
      const at = new Date(start + day * 86_400_000);
      await misses.count({ key: 'daily', question: '¿daily?', day: at.toISOString().slice(0, 10), at });
    }
    const [row] = await database.dataSource.query<[{ days: object }]>(
      `SELECT days FROM chatbot_miss WHERE key = 'daily'`,
    );
    expect(Object.keys(row.days)).toHaveLength(90);
  });
});

describe('settings of the bot in PostgreSQL', () => {
  itKeepsChatbotSettings(() => new TypeOrmChatbotSettings(database.transaction));
});

describe('calls of the webhook in PostgreSQL', () => {
  itKeepsWebhookEvents(() => new TypeOrmWebhookEvents(database.transaction));
});
