import { itKeepsConversations } from '../contracts/conversations.contract.js';
import { InMemoryConversations } from './in-memory-conversations.js';
import { PlainTransaction } from './plain-transaction.js';

describe('InMemoryConversations', () => {
  const conversations = new InMemoryConversations();
  itKeepsConversations(
    () => conversations,
    () => new PlainTransaction(),
  );
});
