import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data.js';
import type { Conversation } from '../domain/conversation.js';
import { Conversations } from './conversations.port.js';

/** Strangers can write an address of somebody else in any number of conversations. */
const MAX_CONVERSATIONS = 200;
/** Messages of one conversation in an export. */
const MAX_MESSAGES = 500;

/**
 * Gives people the conversations in which they wrote the address that they have proven, and deletes those, when they ask for it
 * (Ley 1581 de 2012, art. 8). A telephone number in an order proves nothing: anyone can type it.
 */
@Injectable()
export class OwnConversations implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly conversations: Conversations,
  ) {}

  onModuleInit(): void {
    this.personalData.add('conversations', {
      read: async ({ provenEmail }, limit) => {
        if (!provenEmail) return [];
        const records: object[] = [];
        for (const conversation of await this.conversations.withEmail(provenEmail, Math.min(limit, MAX_CONVERSATIONS)))
          records.push(await this.recordOf(conversation));
        return records;
      },
      erase: async ({ provenEmail }) => ({ erased: provenEmail ? await this.erase(provenEmail) : 0, kept: [] }),
    });
  }

  private async recordOf({ id, channel, contactId, updatedAt }: Conversation): Promise<object> {
    const contact = contactId ? await this.conversations.contact(contactId) : null;
    const messages = await this.conversations.messages(id, MAX_MESSAGES);
    return {
      channel,
      ...(contact && { name: contact.name, phone: contact.waId }),
      updatedAt,
      messages: messages
        .filter(({ author }) => author !== 'system')
        .map(({ author, text, sentAt }) => ({ author, text, sentAt })),
    };
  }

  private async erase(email: string): Promise<number> {
    const found = await this.conversations.withEmail(email, 1_000);
    for (const { id } of found) await this.conversations.remove(id);
    return found.length;
  }
}
