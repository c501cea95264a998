import { itKeepsContactMessages } from '../contracts/contact-messages.contract.js';
import { InMemoryContactMessages } from './in-memory-contact-messages.js';

describe('InMemoryContactMessages', () => {
  const messages = new InMemoryContactMessages();

  itKeepsContactMessages(() => messages);
});
