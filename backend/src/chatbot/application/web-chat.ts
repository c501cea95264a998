import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { DomainError } from '../../common/domain-error.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { ChatMessage } from '../domain/chat-message.js';
import { Conversation } from '../domain/conversation.js';
import { emailsIn } from '../domain/emails.js';
import type { ChatLink } from '../domain/reply.js';
import { Conversations } from './conversations.port.js';
import { Replier } from './replier.js';
import { Transcript } from './transcript.js';

export interface WebMessage {
  /** Token of the conversation; a new one begins without it. */
  readonly token?: string;
  readonly text: string;
  /** IP address. */
  readonly ip: string;
}

export interface WebReply {
  readonly token: string;
  /** Empty while the bot does not answer. */
  readonly text: string;
  readonly links: readonly ChatLink[];
  /** A person has the conversation or is awaited in it. */
  readonly handover: boolean;
}

export interface WebConversation {
  readonly messages: readonly ChatMessage[];
  readonly handover: boolean;
}

const MAX_SHOWN = 100;
/** A longer conversation continues as a new one. */
const MAX_MESSAGES = 500;

/** The chat in the pages. The random token of a conversation is the only proof needed to read and continue it. */
@Injectable()
export class WebChat {
  constructor(
    private readonly transaction: Transaction,
    private readonly conversations: Conversations,
    private readonly replier: Replier,
    private readonly transcript: Transcript,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async send(message: WebMessage): Promise<WebReply> {
    await this.limiter.consume(POLICIES.chatMessages, message.ip);
    await this.limiter.consume(POLICIES.chatMessagesOfDay, message.ip);
    return this.transaction.run(async () => {
      const known = message.token ? await this.conversations.lockByToken(digestOf(message.token)) : null;
      if (known && known.messageCount < MAX_MESSAGES) return this.answer(known, message.token!, message);
      await this.limiter.consume(POLICIES.newChats, message.ip);
      await this.limiter.consume(POLICIES.newChatsOfDay, message.ip);
      const token = newToken();
      const owner = { channel: 'web', contactId: null, tokenDigest: digestOf(token) } as const;
      const conversation = Conversation.begin({ id: randomUUID(), ...owner }, this.clock.now());
      await this.conversations.add(conversation);
      return this.answer(conversation, token, message);
    });
  }

  /** @throws DomainError `chatbot.conversation_not_found` */
  async read(token: string, ip: string): Promise<WebConversation> {
    await this.limiter.consume(POLICIES.chatReads, ip);
    const conversation = await this.conversations.findByToken(digestOf(token));
    if (!conversation) throw conversationNotFound();
    const messages = await this.conversations.messages(conversation.id, MAX_SHOWN * 2);
    const shown = messages.filter(({ author }) => author !== 'system').slice(-MAX_SHOWN);
    return { messages: shown, handover: conversation.state !== 'bot' };
  }

  private async answer(conversation: Conversation, token: string, { text, ip }: WebMessage): Promise<WebReply> {
    const now = this.clock.now();
    if (conversation.resumeOnNextDay(now))
      await this.transcript.note(conversation, 'Siguió otro día: la atiende el bot.');
    const fields = { author: 'customer', text, sentAt: now, answeredAt: now } as const;
    const message = ChatMessage.of({ id: randomUUID(), conversationId: conversation.id, ...fields });
    await this.conversations.addMessage(message);
    conversation.messageCount += 1;
    conversation.receive(now, emailsIn(text), now);
    const incoming = { text, kind: 'text', ip } as const;
    const reply = await this.replier.reply(conversation, incoming);
    conversation.markAnswered(now);
    if (reply) await this.transcript.addReply(conversation, reply, message.text);
    else if (await this.replier.needsPerson(conversation, incoming)) await this.transcript.remindStaff(conversation);
    await this.conversations.save(conversation);
    const handover = conversation.state !== 'bot';
    return { token, text: reply?.text ?? '', links: reply?.links ?? [], handover };
  }
}

export function conversationNotFound(): DomainError {
  return new DomainError('not_found', 'chatbot.conversation_not_found', 'Esta conversación no existe');
}
