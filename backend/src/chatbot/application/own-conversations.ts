import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Erasure, PersonalData } from '../../common/personal-data.js';
import type { Conversation } from '../domain/conversation.js';
import type { ChatMessage } from '../domain/chat-message.js';
import { shownText } from '../domain/message-details.js';
import { Conversations } from './conversations.port.js';

/** Limits for one call, because strangers can write another person's email in any number of conversations. */
const MAX_EXPORTED = 200;
const MAX_ERASED = 1_000;
/** Messages of one conversation in an export. */
const MAX_MESSAGES = 500;

/**
 * Gives people the messages that contain the email that they have proven, and deletes those conversations, when they ask for
 * it (Ley 1581 de 2012, art. 8). Anyone can write another person's email: the export therefore omits the sender and all
 * messages without the email, and a conversation that staff have taken or that waits for them is not deleted. A telephone number in
 * an order proves nothing, because anyone can type it.
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
        for (const conversation of await this.conversations.withEmail(provenEmail, Math.min(limit, MAX_EXPORTED)))
          records.push(await this.recordOf(conversation, provenEmail));
        return records;
      },
      erase: ({ provenEmail }) => (provenEmail ? this.erase(provenEmail) : Promise.resolve({ erased: 0, kept: [] })),
    });
  }

  private async recordOf({ id, channel, updatedAt }: Conversation, email: string): Promise<object> {
    const messages = await this.conversations.messages(id, MAX_MESSAGES);
    return {
      channel,
      updatedAt,
      messages: messages
        .filter((message) => message.author === 'customer' && message.emails.includes(email))
        .map(exported),
    };
  }

  private async erase(email: string): Promise<Erasure> {
    const kept: string[] = [];
    let erased = 0;
    for (const { id, contactId } of await this.conversations.withEmail(email, MAX_ERASED)) {
      if (contactId) await this.conversations.lockContact(contactId);
      // Read again under its lock: staff may have taken it meanwhile.
      const conversation = await this.conversations.lock(id);
      if (conversation?.state !== 'bot') kept.push(...(conversation ? [id] : []));
      else if (await this.conversations.remove(id)) erased += 1;
    }
    return { erased, kept };
  }
}

/** Everything that the shop keeps of what the customer sent. */
function exported(message: ChatMessage): object {
  const { author, sentAt, earlierTexts, editedAt, details } = message;
  const { location, contacts, order, referral, form } = details ?? {};
  const sent = Object.entries({ location, contacts, order, referral, form }).filter(([, value]) => value !== undefined);
  return {
    author,
    text: shownText(message),
    sentAt,
    ...(editedAt && { editedAt, earlierTexts }),
    ...Object.fromEntries(sent),
  };
}
