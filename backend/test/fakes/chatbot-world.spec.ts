import { itCountsMisses, itKeepsChatbotSettings, itKeepsWebhookEvents } from '../contracts/chatbot-stores.contract.js';
import { InMemoryMisses, InMemorySettings, InMemoryWebhookEvents } from './chatbot-world.js';

describe('InMemorySettings', () => {
  const settings = new InMemorySettings();

  itKeepsChatbotSettings(() => settings);
});

describe('InMemoryWebhookEvents', () => {
  const events = new InMemoryWebhookEvents();

  itKeepsWebhookEvents(() => events);
});

describe('InMemoryMisses', () => {
  const misses = new InMemoryMisses();

  itCountsMisses(() => misses);
});
