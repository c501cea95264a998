import type { MessagingFailure } from '../domain/chat-message.js';
import type { Sender, WebhookContent } from '../domain/inbound.js';

/** A text for a customer. */
export interface OutgoingText {
  /** Our id; the platform returns it with each delivery status. */
  readonly messageId: string;
  readonly to: Pick<Sender, 'waId' | 'userId'>;
  /** At most 4,096 characters. */
  readonly text: string;
}

/** The platform did not take a message. */
export class MessagingError extends Error {
  constructor(
    readonly failure: MessagingFailure,
    /** The platform's error code; null when it gave none. */
    readonly code: number | null = null,
  ) {
    super(`the messaging platform did not take the message: ${failure}${code === null ? '' : ` (${code})`}`);
  }
}

/** Sends messages to customers, and calls the shop's webhook with theirs. */
export abstract class MessagingPlatform {
  /**
   * Resolves with the platform's id of the message. An accepted message is not yet delivered: a delivery status confirms that.
   * @throws MessagingError
   */
  abstract send(message: OutgoingText): Promise<{ wamid: string }>;

  /** Whether `token` is the one that staff entered at the platform. */
  abstract isVerifyToken(token: string): boolean;

  /** Whether `signature` is the platform's for exactly these bytes of a webhook call. */
  abstract isSigned(body: Buffer, signature: string | undefined): boolean;

  /**
   * The messages and delivery statuses of a webhook call. Never throws: what it does not understand is left out.
   * @param receivedAt stands in for a missing or impossible time of a message
   */
  abstract parseWebhook(body: unknown, receivedAt: Date): WebhookContent;
}
