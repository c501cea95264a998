import { ContactMessages } from '../../src/contact/application/contact-messages.port.js';
import type { ContactMessage } from '../../src/contact/domain/contact-message.js';

/** Messages to the shop, in memory. */
export class InMemoryContactMessages extends ContactMessages {
  private messages: readonly ContactMessage[] = [];

  add(message: ContactMessage): Promise<void> {
    this.messages = [...this.messages, message];
    return Promise.resolve();
  }

  find(id: string): Promise<ContactMessage | null> {
    return Promise.resolve(this.messages.find((message) => message.id === id) ?? null);
  }

  sentBy(email: string, limit: number): Promise<ContactMessage[]> {
    const sent = this.messages.filter(isFrom(email));
    const oldestFirst = sent.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
    return Promise.resolve(oldestFirst.slice(0, limit));
  }

  removeSentBy(email: string): Promise<number> {
    const [count, isRemoved] = [this.messages.length, isFrom(email)];
    this.messages = this.messages.filter((message) => !isRemoved(message));
    return Promise.resolve(count - this.messages.length);
  }
}

function isFrom(email: string) {
  return (message: ContactMessage) => message.email.toLowerCase() === email.toLowerCase();
}
