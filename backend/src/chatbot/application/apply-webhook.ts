import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { ChatMessage, storableText, supersedes } from '../domain/chat-message.js';
import type { Conversation } from '../domain/conversation.js';
import type {
  DeliveryStatus,
  IdentityChange,
  InboundMessage,
  InboundUpdate,
  MessageContent,
  MessageDeletion,
  MessageEdit,
  Sender,
} from '../domain/inbound.js';
import { questionKey } from '../domain/miss.js';
import { Conversations } from './conversations.port.js';
import { MessagingPlatform } from './messaging-platform.port.js';
import { Transcript } from './transcript.js';
import { WebhookEvents } from './webhook-events.port.js';

/** Messages in which an email of a deleted message is looked for, to know whether the customer still shares it. */
const MAX_SEARCHED = 200;

/** Applies a webhook call. Each message and each status takes effect once, in any order of arrival. */
@Injectable()
export class ApplyWebhook {
  constructor(
    private readonly transaction: Transaction,
    private readonly events: WebhookEvents,
    private readonly platform: MessagingPlatform,
    private readonly conversations: Conversations,
    private readonly transcript: Transcript,
    private readonly clock: Clock,
  ) {}

  /**
   * Each message has a transaction of its own, because two events that lock the same contacts in another order would wait for each
   * other. One that fails does not stop the others; the job is repeated for it.
   */
  async apply(eventId: string): Promise<void> {
    const event = await this.events.find(eventId);
    if (!event) return;
    const { updates, statuses } = this.platform.parseWebhook(JSON.parse(event.body), event.receivedAt);
    const steps = [
      ...updates.map((update) => () => this.take(update)),
      ...statuses.map((status) => () => this.record(status)),
    ];
    const errors: unknown[] = [];
    for (const step of steps) await this.transaction.run(step).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
    await this.events.markDone(eventId, this.clock.now());
  }

  private async take(update: InboundUpdate): Promise<void> {
    if (update.update === 'identity') return this.changeIdentity(update);
    const now = this.clock.now();
    const contact = await this.conversations.contactOf(update.from, now);
    const conversation = await this.conversations.ofContact(contact.id, now);
    // A clock that is wrong must not keep the reply window open.
    const sentAt = update.sentAt < now ? update.sentAt : now;
    if (update.update === 'message') return this.receive(conversation, { ...update, sentAt });
    if (update.update === 'edit') return this.correct(conversation, { ...update, sentAt });
    return this.delete(conversation, { ...update, sentAt });
  }

  private async receive(conversation: Conversation, inbound: InboundMessage): Promise<void> {
    const message = messageOf(conversation, inbound);
    if (!(await this.conversations.addMessage(message))) return this.completeCorrected(conversation, message);
    await this.added(conversation, message);
  }

  /** A correction that was faster than its message made it already: the message adds what it said before. */
  private async completeCorrected(conversation: Conversation, { wamid, text, sentAt }: ChatMessage): Promise<void> {
    const known = await this.conversations.lockInbound(conversation.id, wamid!);
    if (!known?.editedAt || known.earlierTexts.length > 0 || known.text === text || sentAt > known.editedAt) return;
    known.rememberText(text);
    await this.conversations.saveContent(known);
  }

  /**
   * The corrected message is answered again unless only signs or capitals changed: the bot answers, or the staff member who has the
   * conversation is reminded. It does not lengthen the time for replies.
   */
  private async correct(conversation: Conversation, edit: MessageEdit): Promise<void> {
    const { wamid, sentAt } = edit;
    const text = storableText(edit.text);
    const known = await this.conversations.lockInbound(conversation.id, wamid);
    if (!known) {
      const message = Object.assign(messageOf(conversation, edit), { editedAt: sentAt });
      if (await this.conversations.addMessage(message)) await this.added(conversation, message);
      return;
    }
    const before = questionKey(known.text);
    if (!known.correct(text, sentAt)) return;
    const isOther = questionKey(known.text) !== before;
    if (isOther) known.answeredAt = null;
    await this.conversations.saveContent(known);
    conversation.receive(known.sentAt, known.emails, this.clock.now());
    if (conversation.state !== 'bot') await this.transcript.note(conversation, 'El cliente corrigió un mensaje.');
    await this.conversations.save(conversation);
    if (isOther) await this.transcript.enqueueAnswer(conversation);
  }

  /** A deletion that is faster than its message leaves an empty one, so that the message is not stored after it. */
  private async delete(conversation: Conversation, { wamid, sentAt }: MessageDeletion): Promise<void> {
    const now = this.clock.now();
    const known = await this.conversations.lockInbound(conversation.id, wamid);
    if (known?.deletedAt) return;
    const erased = known?.emails ?? [];
    const message = known ?? messageOf(conversation, { wamid, sentAt, kind: 'text', text: '', details: null });
    message.erase(sentAt);
    if (known) await this.conversations.saveContent(message);
    else if (!(await this.conversations.addMessage(message))) return;
    else conversation.messageCount += 1;
    const others = await this.conversations.messages(conversation.id, MAX_SEARCHED);
    const kept = others.flatMap((other) => (other.author === 'customer' ? other.emails : []));
    conversation.forget(erased, kept, now);
    await this.conversations.save(conversation);
  }

  /** Moves a known contact to the new number or user id, unless another contact has it already. */
  private async changeIdentity({ from, newWaId, newUserId }: IdentityChange): Promise<void> {
    const now = this.clock.now();
    const contact = await this.conversations.lockContactOf(from);
    if (!contact) return;
    const conversation = await this.conversations.ofContact(contact.id, now);
    const isTaken = async (identity: Pick<Sender, 'waId' | 'userId'>) => {
      const owner = await this.conversations.lockContactOf(identity);
      return owner !== null && owner.id !== contact.id;
    };
    const [waId, userId] = [newWaId ?? contact.waId, newUserId ?? contact.userId];
    if (waId === contact.waId && userId === contact.userId) return;
    if (!(await isTaken({ waId, userId: null })) && !(await isTaken({ waId: null, userId })))
      await this.conversations.saveContact(Object.assign(contact, { waId, userId }));
    const words = newWaId
      ? `El cliente cambió de número: ahora es +${newWaId}.`
      : 'WhatsApp cambió el código de este cliente.';
    await this.transcript.note(conversation, words);
    await this.conversations.save(conversation);
  }

  private async added(conversation: Conversation, { sentAt, emails }: ChatMessage): Promise<void> {
    conversation.messageCount += 1;
    conversation.receive(sentAt, emails, this.clock.now());
    await this.conversations.save(conversation);
    await this.transcript.enqueueAnswer(conversation);
    // The sender may have been two contacts until now: a job of the conversation that became part of this one sends nothing.
    await this.transcript.enqueueUnsent(conversation);
  }

  /** A status of an unknown message belongs to one that was deleted, or that another program sent. */
  private async record({ wamid, messageId, status, errorCode }: DeliveryStatus): Promise<void> {
    const found = await this.conversations.messageOf({ wamid, messageId });
    // The conversation is locked first, as everywhere, so that no two transactions wait for each other.
    const conversation = found && (await this.conversations.lock(found.conversationId));
    const message = found && (await this.conversations.lockMessage(found.id));
    if (!conversation || !message) return;
    message.wamid ??= wamid;
    const isNewer = supersedes(status, message.status);
    if (isNewer) {
      const failure = status === 'failed' ? ('undelivered' as const) : null;
      Object.assign(message, { status, failure, errorCode, sendingAt: null });
    }
    await this.conversations.saveMessage(message);
    if (isNewer && status === 'failed' && message.author === 'bot') await this.handOverUndelivered(conversation);
  }

  private async handOverUndelivered(conversation: Conversation): Promise<void> {
    if (!conversation.handOver('undelivered', this.clock.now())) return;
    await this.transcript.noteHandover(conversation, 'undelivered');
    await this.conversations.save(conversation);
  }
}

function messageOf(
  { id: conversationId }: Conversation,
  { wamid, sentAt, kind, text, details }: MessageContent & Pick<InboundMessage, 'wamid' | 'sentAt'>,
): ChatMessage {
  const written = { author: 'customer', text: storableText(text), kind, details, wamid, sentAt } as const;
  return ChatMessage.of({ id: randomUUID(), conversationId, ...written });
}
