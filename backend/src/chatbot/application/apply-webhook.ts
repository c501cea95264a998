import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { ChatMessage, storableText, supersedes } from '../domain/chat-message.js';
import type { Conversation } from '../domain/conversation.js';
import { emailsIn } from '../domain/emails.js';
import type { DeliveryStatus, InboundMessage } from '../domain/inbound.js';
import { Conversations } from './conversations.port.js';
import { MessagingPlatform } from './messaging-platform.port.js';
import { Transcript } from './transcript.js';
import { WebhookEvents } from './webhook-events.port.js';

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
    const { messages, statuses } = this.platform.parseWebhook(JSON.parse(event.body), event.receivedAt);
    const steps = [
      ...messages.map((message) => () => this.receive(message)),
      ...statuses.map((status) => () => this.record(status)),
    ];
    const errors: unknown[] = [];
    for (const step of steps) await this.transaction.run(step).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
    await this.events.markDone(eventId, this.clock.now());
  }

  private async receive(inbound: InboundMessage): Promise<void> {
    const { from, wamid, kind } = inbound;
    if (!from.waId && !from.userId) return;
    const now = this.clock.now();
    const contact = await this.conversations.contactOf(from, now);
    const conversation = await this.conversations.ofContact(contact.id, now);
    const text = storableText(inbound.text);
    // A clock that is wrong must not keep the reply window open.
    const sentAt = inbound.sentAt < now ? inbound.sentAt : now;
    const written = { author: 'customer', text: text || labelOf(inbound), kind, wamid, sentAt } as const;
    const message = ChatMessage.of({ id: randomUUID(), conversationId: conversation.id, ...written });
    if (!(await this.conversations.addMessage(message))) return;
    conversation.messageCount += 1;
    conversation.receive(sentAt, emailsIn(text), now);
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

const LABELS: Record<string, string> = {
  image: '[Foto]',
  audio: '[Audio]',
  video: '[Video]',
  document: '[Documento]',
  sticker: '[Sticker]',
  location: '[Ubicación]',
  contacts: '[Contacto]',
};

function labelOf({ kind, type }: InboundMessage): string {
  if (kind === 'text') return '';
  return LABELS[type] ?? '[Mensaje que no se puede mostrar]';
}
