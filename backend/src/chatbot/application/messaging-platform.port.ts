import type { Sender } from '../domain/inbound.js';

/** A text for a customer. */
export interface OutgoingText {
  /** Our id; the platform returns it with each delivery status. */
  readonly messageId: string;
  readonly to: Pick<Sender, 'waId' | 'userId'>;
  /** At most 4,096 characters. */
  readonly text: string;
}

/**
 * Why the platform did not take a message. Only `too_fast` and `unavailable` are worth a retry.
 *
 * - `window_closed`: the customer's last message is more than 24 hours old.
 * - `undeliverable`: this customer cannot receive messages.
 * - `unauthorised`: the shop's token or account is refused.
 * - `unpaid`: the shop's account has no payment method.
 * - `refused`: any other final answer.
 */
export type MessagingFailure =
  | 'window_closed'
  | 'undeliverable'
  | 'too_fast'
  | 'unauthorised'
  | 'unpaid'
  | 'refused'
  | 'unavailable';

export class MessagingError extends Error {
  constructor(
    readonly failure: MessagingFailure,
    /** The platform's error code; null when it gave none. */
    readonly code: number | null = null,
    readonly retryAfterSeconds?: number,
  ) {
    super(`the messaging platform did not take the message: ${failure}${code === null ? '' : ` (${code})`}`);
  }
}

/** Sends messages to customers. */
export abstract class MessagingPlatform {
  /**
   * Resolves with the platform's id of the message. An accepted message is not yet delivered: a delivery status confirms that.
   * @throws MessagingError
   */
  abstract send(message: OutgoingText): Promise<{ wamid: string }>;
}
