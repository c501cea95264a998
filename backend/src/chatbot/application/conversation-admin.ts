import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { DAY_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import type { ChatMessage } from '../domain/chat-message.js';
import type { ChatContact } from '../domain/contact.js';
import type { Conversation, ConversationState } from '../domain/conversation.js';
import {
  type ConversationPosition,
  Conversations,
  type ConversationSummary,
  MAX_COUNTED,
} from './conversations.port.js';
import { type ShownMessage, ShownMessages } from './shown-messages.js';
import { ASKED_TO_STOP, Transcript } from './transcript.js';
import { conversationNotFound } from './web-chat.js';

/** A conversation as staff see it in a list. */
export interface ShownConversation extends ConversationSummary {
  readonly lastMessage: ShownMessage | null;
}

export interface ConversationPage {
  readonly items: readonly ShownConversation[];
  /** Null on the last page. */
  readonly next: ConversationPosition | null;
}

export interface ConversationWithMessages extends ShownConversation {
  /** The newest, the oldest first. */
  readonly messages: readonly ShownMessage[];
}

const MAX_SHOWN = 200;
const DEFAULT_PAGE = 25;

/** Actions of staff in conversations. */
@Injectable()
export class ConversationAdmin {
  constructor(
    private readonly transaction: Transaction,
    private readonly conversations: Conversations,
    private readonly transcript: Transcript,
    private readonly shown: ShownMessages,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** The audit log has one entry per person and day for this list, because screens load it all day. */
  async list(
    query: { state?: ConversationState; after?: ConversationPosition; limit?: number },
    actor: StaffMember,
  ): Promise<ConversationPage> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const found = await this.conversations.list({ ...query, limit: limit + 1 });
    const summaries = found.slice(0, limit);
    const last = await this.shown.of(summaries.flatMap(({ lastMessage }) => lastMessage ?? []));
    const items = summaries.map((summary) => ({
      ...summary,
      lastMessage: last.find(({ id }) => id === summary.lastMessage?.id) ?? null,
    }));
    const read = { action: 'miró la lista de conversaciones', subject: { type: 'conversations', id: 'list' } };
    if (items.length > 0) await this.audit.recordRead({ actor, ...read, oncePer: DAY_MS });
    const end = items.at(-1)?.conversation;
    return { items, next: found.length > limit && end ? positionOf(end) : null };
  }

  countWaiting(): Promise<number> {
    return this.conversations.countWaiting(MAX_COUNTED);
  }

  /** @throws DomainError `chatbot.conversation_not_found` */
  async get(id: string, actor: StaffMember): Promise<ConversationWithMessages> {
    const conversation = await this.conversations.find(id);
    if (!conversation) throw conversationNotFound();
    await this.audit.recordRead({ actor, action: 'miró una conversación', subject: subjectOf(id) });
    return this.withMessages(conversation);
  }

  /** Takes the conversation; the bot stops answering. Throws `chatbot.taken` when another person has it. */
  take(id: string, agent: StaffMember): Promise<ConversationWithMessages> {
    return this.change(id, async (conversation) => {
      assertNotTaken(conversation, agent.email);
      await this.recordedTake(conversation, agent);
    });
  }

  /**
   * Returns the conversation to the bot, whichever staff member had it.
   * On WhatsApp the bot answers unanswered messages, unless the customer opted out.
   */
  release(id: string, agent: StaffMember): Promise<ConversationWithMessages> {
    return this.change(id, async (conversation, contact) => {
      if (!conversation.release(this.clock.now())) return;
      if (conversation.channel === 'whatsapp' && !contact?.stoppedAt) await this.reopenUnanswered(conversation);
      await this.transcript.note(conversation, `${agent.email} la devolvió al bot.`);
      await this.record(agent, 'devolvió una conversación al bot', id);
    });
  }

  private async reopenUnanswered(conversation: Conversation): Promise<void> {
    const messages = await this.conversations.messages(conversation.id, MAX_SHOWN);
    // The confirmation of an opt-out answered everything before it.
    const lastStop = messages.findLastIndex(({ author, text }) => author === 'system' && text === ASKED_TO_STOP);
    const spoken = messages.slice(lastStop + 1).filter(isSpoken);
    const unanswered = spoken.slice(spoken.findLastIndex(({ author }) => author !== 'customer') + 1);
    for (const message of unanswered)
      await this.conversations.saveMessage(Object.assign(message, { answeredAt: null }));
    if (unanswered.length > 0) await this.transcript.enqueueAnswer(conversation);
  }

  /**
   * Writes to the customer, and takes the conversation when it is not taken yet. Throws `chatbot.taken`, `chatbot.window_closed` or
   * `chatbot.stopped` before anything is stored.
   */
  reply(id: string, text: string, agent: StaffMember): Promise<ConversationWithMessages> {
    return this.change(id, async (conversation, contact) => {
      assertNotTaken(conversation, agent.email);
      if (contact?.stoppedAt)
        throw new DomainError('invalid', 'chatbot.stopped', 'Esta persona pidió no recibir más mensajes.');
      if (conversation.isWindowClosed(this.clock.now()))
        throw new DomainError(
          'invalid',
          'chatbot.window_closed',
          'Pasaron más de 24 horas desde su último mensaje: WhatsApp ya no deja responder aquí.',
        );
      await this.recordedTake(conversation, agent);
      await this.transcript.say(conversation, { author: 'agent', agent: agent.email, text });
      await this.record(agent, 'escribió en una conversación', id);
    });
  }

  /** Returns it to the queue of all staff when the person who has it has not answered the message of `writtenAt`. */
  async returnUnanswered({ conversationId, writtenAt }: { conversationId: string; writtenAt: string }): Promise<void> {
    await this.transaction.run(async () => {
      const conversation = await this.conversations.lock(conversationId);
      if (!conversation?.waitAgain(new Date(writtenAt), this.clock.now())) return;
      await this.transcript.noteHandover(conversation, 'unanswered');
      await this.conversations.save(conversation);
    });
  }

  /** Erases it at the customer's request. */
  async remove(id: string, agent: StaffMember): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.conversations.remove(id))) throw conversationNotFound();
      await this.record(agent, 'borró una conversación', id);
    });
  }

  private async recordedTake(conversation: Conversation, agent: StaffMember): Promise<void> {
    if (!conversation.take(agent.email, this.clock.now())) return;
    await this.transcript.note(conversation, `${agent.email} tomó la conversación.`);
    await this.record(agent, 'tomó una conversación', conversation.id);
  }

  private record(actor: StaffMember, action: string, id: string): Promise<void> {
    return this.audit.record({ kind: 'conversation', actor, action, subject: subjectOf(id) });
  }

  private async change(
    id: string,
    work: (conversation: Conversation, contact: ChatContact | null) => Promise<void>,
  ): Promise<ConversationWithMessages> {
    return this.transaction.run(async () => {
      const conversation = await this.conversations.lock(id);
      if (!conversation) throw conversationNotFound();
      await work(conversation, await this.contactOf(conversation));
      await this.conversations.save(conversation);
      return this.withMessages(conversation);
    });
  }

  private contactOf({ contactId }: Conversation): Promise<ChatContact | null> {
    return contactId ? this.conversations.contact(contactId) : Promise.resolve(null);
  }

  private async withMessages(conversation: Conversation): Promise<ConversationWithMessages> {
    const contact = await this.contactOf(conversation);
    const messages = await this.shown.of(await this.conversations.messages(conversation.id, MAX_SHOWN));
    return { conversation, contact, messages, lastMessage: messages.at(-1) ?? null };
  }
}

function subjectOf(id: string) {
  return { type: 'conversation', id };
}

/** False for notes for staff, for answers that were not sent because a person took over, and for what the customer deleted. */
function isSpoken({ author, failure, deletedAt }: ChatMessage): boolean {
  return author !== 'system' && failure !== 'cancelled' && deletedAt === null;
}

function positionOf({ id, state, waitingSince, updatedAt }: Conversation): ConversationPosition {
  const waiting = state === 'waiting';
  return { waiting, at: (waiting && waitingSince) || updatedAt, id };
}

function assertNotTaken(conversation: Conversation, agent: string): void {
  if (conversation.isTakenByOther(agent))
    throw new DomainError('conflict', 'chatbot.taken', 'Otra persona tiene esta conversación.');
}
