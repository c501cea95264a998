import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { STOPPED } from '../domain/answers-talk.js';
import type { ChatMessage } from '../domain/chat-message.js';
import type { ChatContact } from '../domain/contact.js';
import type { Conversation } from '../domain/conversation.js';
import { AnswerMessage } from './answer-message.js';
import { Conversations } from './conversations.port.js';
import { Replier } from './replier.js';
import { ASKED_TO_STOP, Transcript } from './transcript.js';

/** Messages that one transaction answers; the others get another job. */
const BATCH = 10;

/** Answers the messages of a WhatsApp conversation: each once, in the order in which they were written. */
@Injectable()
export class AnswerConversation {
  constructor(
    private readonly transaction: Transaction,
    private readonly conversations: Conversations,
    private readonly bot: AnswerMessage,
    private readonly replier: Replier,
    private readonly transcript: Transcript,
    private readonly clock: Clock,
  ) {}

  /** Reads the state under the conversation's lock: staff who take the conversation meanwhile wait for this transaction. */
  async answer(conversationId: string): Promise<void> {
    await this.transaction.run(async () => {
      const found = await this.conversations.find(conversationId);
      const contact = found?.contactId ? await this.conversations.lockContact(found.contactId) : null;
      const conversation = contact && (await this.conversations.lock(conversationId));
      if (!contact || !conversation) return;
      const messages = await this.conversations.unanswered(conversationId, BATCH);
      for (const message of messages) await this.answerOne(conversation, contact, message);
      await this.conversations.save(conversation);
      if (messages.length === BATCH) await this.transcript.enqueueAnswer(conversation);
    });
  }

  private async answerOne(conversation: Conversation, contact: ChatContact, message: ChatMessage): Promise<void> {
    message.answeredAt = this.clock.now();
    await this.conversations.saveMessage(message);
    const { kind, text, details } = message;
    if (kind === 'other' || conversation.isTooLate(message.sentAt)) return;
    if (conversation.resumeOnNextDay(message.answeredAt))
      await this.transcript.note(conversation, 'Siguió otro día: la atiende el bot.');
    const isSpoken = kind === 'text' || kind === 'media';
    if (isSpoken && (await this.bot.asksToStop(text))) return this.stop(conversation, contact);
    if (contact.stoppedAt) await this.resume(conversation, contact);
    const incoming = { text, kind, details };
    const reply = await this.replier.reply(conversation, incoming);
    conversation.markAnswered(message.sentAt);
    if (reply) await this.transcript.addReply(conversation, reply, message.text);
    else if (await this.replier.needsPerson(conversation, incoming)) await this.transcript.remindStaff(conversation);
  }

  /** Sends one confirmation and then nothing, in every state of the conversation. */
  private async stop(conversation: Conversation, contact: ChatContact): Promise<void> {
    if (contact.stoppedAt) return;
    await this.transcript.note(conversation, ASKED_TO_STOP);
    if (conversation.state !== 'taken') await this.transcript.say(conversation, { author: 'bot', text: STOPPED });
    contact.stoppedAt = this.clock.now();
    await this.conversations.saveContact(contact);
  }

  /** A customer who writes again accepts messages again. */
  private async resume(conversation: Conversation, contact: ChatContact): Promise<void> {
    contact.stoppedAt = null;
    await this.conversations.saveContact(contact);
    await this.transcript.note(conversation, 'Volvió a escribir: puede recibir mensajes otra vez.');
  }
}
