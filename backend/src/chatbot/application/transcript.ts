import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { bogotaDay, MINUTE_MS } from '../../common/time.js';
import { JobQueue } from '../../jobs/index.js';
import { ChatMessage, storableText } from '../domain/chat-message.js';
import type { Conversation } from '../domain/conversation.js';
import { questionKey, containsPersonalData, withoutPersonalData } from '../domain/miss.js';
import { reasonInWords } from '../domain/customer-texts.js';
import type { ChatLink, HandoverReason } from '../domain/reply.js';
import { answerPending, mailHandover, sendPending, unansweredJob } from './chatbot-jobs.js';
import { Conversations } from './conversations.port.js';
import { Misses } from './misses.port.js';
import type { Reply } from './replier.js';

/** How long a customer waits for the staff member who has the conversation before all staff are notified. */
const UNANSWERED_MS = 15 * MINUTE_MS;

/** The note about an opt-out of the customer. */
export const ASKED_TO_STOP = 'Pidió no recibir más mensajes.';

/** Stores messages of conversations and enqueues the jobs that follow. Needs a transaction that holds the conversation's lock. */
@Injectable()
export class Transcript {
  constructor(
    private readonly conversations: Conversations,
    private readonly misses: Misses,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Stores the bot's reply; on WhatsApp it is sent after the commit. */
  async addReply(conversation: Conversation, reply: Reply, question: string): Promise<ChatMessage> {
    if (reply.missed) await this.countMiss(question);
    const message = await this.say(conversation, { author: 'bot', text: reply.text, links: [...reply.links] });
    if (reply.handover) await this.noteHandover(conversation, reply.handover);
    return message;
  }

  /** Stores a message of the shop; on WhatsApp it is sent after the commit. */
  async say(
    conversation: Conversation,
    fields: { author: 'bot' | 'agent'; text: string; agent?: string; links?: ChatLink[] },
  ): Promise<ChatMessage> {
    const status = conversation.channel === 'whatsapp' ? 'pending' : null;
    const message = await this.add(conversation, { ...fields, text: storableText(fields.text), status });
    if (status) await this.jobs.enqueueAll(sendPending(conversation.id));
    return message;
  }

  /** Enqueues the answers to messages on WhatsApp that are not answered yet. */
  async enqueueAnswer({ id }: Conversation): Promise<void> {
    await this.jobs.enqueueAll(answerPending(id));
  }

  /** Enqueues the messages to WhatsApp that are not sent yet, if there are any. */
  async enqueueUnsent({ id }: Conversation): Promise<void> {
    if (await this.conversations.oldestPending(id)) await this.jobs.enqueueAll(sendPending(id));
  }

  /** Returns the conversation to the queue of all staff later, unless the person who has it answers the message that arrived now. */
  async remindStaff({ id }: Conversation): Promise<void> {
    const now = this.clock.now();
    const runAt = new Date(now.getTime() + UNANSWERED_MS);
    await this.jobs.enqueueAll(unansweredJob.with({ conversationId: id, writtenAt: now.toISOString() }, { runAt }));
  }

  /** Adds an event to the conversation, for staff. */
  async note(conversation: Conversation, text: string): Promise<void> {
    await this.add(conversation, { author: 'system', text });
  }

  /** Records a new handover and mails it to the shop, so that staff learn of it at night too. */
  async noteHandover(conversation: Conversation, reason: HandoverReason): Promise<void> {
    await this.note(conversation, `Espera a una persona: ${reasonInWords(reason)}.`);
    await this.jobs.enqueueAll(mailHandover(conversation));
  }

  private async add(
    conversation: Conversation,
    fields: Pick<ChatMessage, 'author' | 'text'> & Partial<ChatMessage>,
  ): Promise<ChatMessage> {
    const sentAt = this.clock.now();
    const message = ChatMessage.of({ id: randomUUID(), conversationId: conversation.id, sentAt, ...fields });
    await this.conversations.addMessage(message);
    conversation.messageCount += 1;
    conversation.updatedAt = sentAt;
    return message;
  }

  private async countMiss(text: string): Promise<void> {
    if (containsPersonalData(text)) return;
    const question = withoutPersonalData(text);
    const key = questionKey(question);
    const at = this.clock.now();
    if (key !== '') await this.misses.count({ key, question, day: bogotaDay(at), at });
  }
}
