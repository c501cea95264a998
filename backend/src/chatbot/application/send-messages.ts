import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { MINUTE_MS } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import { type ChatMessage, type MessageFailure, supersedes } from '../domain/chat-message.js';
import type { ChatContact } from '../domain/contact.js';
import type { Conversation } from '../domain/conversation.js';
import { sendPending } from './chatbot-jobs.js';
import { Conversations } from './conversations.port.js';
import { MessagingError, MessagingPlatform } from './messaging-platform.port.js';
import { Transcript } from './transcript.js';

/** After a call with an unknown outcome, a status that names the message may still arrive for so long. */
const UNKNOWN_OUTCOME_MS = MINUTE_MS;
const LOOK_AGAIN_MS = 5_000;

interface Sending {
  readonly message: ChatMessage;
  readonly contact: ChatContact;
}

/** Hands the messages of a WhatsApp conversation to the platform, in order and each once. */
@Injectable()
export class SendMessages {
  private readonly log = new Logger('chatbot');
  private readonly startedAt: Date;

  constructor(
    private readonly jobs: JobQueue,
    private readonly transaction: Transaction,
    private readonly conversations: Conversations,
    private readonly transcript: Transcript,
    private readonly platform: MessagingPlatform,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  async send(conversationId: string): Promise<void> {
    let next = await this.begin(conversationId);
    while (next) {
      await this.sendOne(next);
      next = await this.begin(conversationId);
    }
  }

  /** Reads state and message again under the lock, and notes that the call begins; null when nothing is to be sent now. */
  private begin(conversationId: string): Promise<Sending | null> {
    return this.transaction.run(async () => {
      const conversation = await this.conversations.lock(conversationId);
      if (!conversation?.contactId) return null;
      const contact = (await this.conversations.contact(conversation.contactId))!;
      const now = this.clock.now();
      for (;;) {
        const message = await this.conversations.oldestPending(conversationId);
        if (!message) return null;
        const again = message.sendingAt && this.repeatAt(message.sendingAt);
        if (again && now < again) {
          // Sooner than `again`, because the other job may get the failure of its message before.
          const soon = Math.min(again.getTime(), now.getTime() + LOOK_AGAIN_MS);
          await this.jobs.enqueueAll(sendPending(conversationId, new Date(soon)));
          return null;
        }
        const obstacle = obstacleOf(message, conversation, contact, now);
        if (!obstacle) {
          message.sendingAt = now;
          await this.conversations.saveMessage(message);
          return { message, contact };
        }
        await this.fail(conversation, message, obstacle);
      }
    });
  }

  /** No status could arrive while the shop was down: then the time counts from its start. */
  private repeatAt(sendingAt: Date): Date {
    return new Date(Math.max(sendingAt.getTime(), this.startedAt.getTime()) + UNKNOWN_OUTCOME_MS);
  }

  private async sendOne({ message, contact }: Sending): Promise<void> {
    const { id: messageId, conversationId, text } = message;
    try {
      const { wamid } = await this.platform.send({ messageId, to: contact, text });
      await this.transaction.run(() => this.markSent(messageId, wamid));
    } catch (error) {
      if (!(error instanceof MessagingError)) throw error;
      await this.transaction.run(() => this.onFailure(conversationId, messageId, error));
      if (isTemporary(error)) throw error;
    }
  }

  /** A status of the message may have been faster than the answer of the call. */
  private async markSent(messageId: string, wamid: string): Promise<void> {
    const message = await this.conversations.lockMessage(messageId);
    if (!message) return;
    message.wamid ??= wamid;
    message.sendingAt = null;
    if (supersedes('sent', message.status)) message.status = 'sent';
    await this.conversations.saveMessage(message);
  }

  private async onFailure(conversationId: string, messageId: string, error: MessagingError): Promise<void> {
    const conversation = await this.conversations.lock(conversationId);
    const message = await this.conversations.lockMessage(messageId);
    if (!conversation || message?.status !== 'pending') return;
    if (isTemporary(error)) {
      // With an answer of the platform it surely has not got the message; without one it may have.
      if (error.failure === 'too_fast' || error.code !== null) message.sendingAt = null;
      await this.conversations.saveMessage(message);
      return;
    }
    message.errorCode = error.code;
    this.log.warn(`WhatsApp rejected a message: ${error.failure} (${error.code ?? 'no code'})`);
    await this.fail(conversation, message, error.failure);
  }

  /** Staff see what was not sent; when the bot wrote it, they also see that the customer waits. */
  private async fail(conversation: Conversation, message: ChatMessage, failure: MessageFailure): Promise<void> {
    Object.assign(message, { status: 'failed', failure, sendingAt: null });
    await this.conversations.saveMessage(message);
    const isStaffsTurn = message.author === 'bot' && failure !== 'cancelled' && failure !== 'stopped';
    if (isStaffsTurn && conversation.handOver('undelivered', this.clock.now()))
      await this.transcript.noteHandover(conversation, 'undelivered');
    await this.conversations.save(conversation);
  }
}

/** Why a message must not be sent any more; null when it may. */
function obstacleOf(
  message: ChatMessage,
  conversation: Conversation,
  { stoppedAt }: ChatContact,
  now: Date,
): MessageFailure | null {
  if (message.author === 'bot' && conversation.state === 'taken') return 'cancelled';
  // Messages up to that moment are sent, because the confirmation is one of them.
  if (stoppedAt && message.sentAt > stoppedAt) return 'stopped';
  return conversation.isWindowClosed(now) ? 'window_closed' : null;
}

function isTemporary({ failure }: MessagingError): boolean {
  return failure === 'too_fast' || failure === 'unavailable';
}
