import type { MessageStatus } from './chat-message.js';
import type { MessageDetails, MessageKind } from './message-details.js';

/** The sender of a message: the platform sends a telephone number, its own id for the shop's customers, or both. */
export interface Sender {
  /** Digits with country code; null when the platform withholds the number. */
  readonly waId: string | null;
  /** Business-scoped user id of the platform, for example `CO.13491208655302741918`. */
  readonly userId: string | null;
  /** Profile name as the customer wrote it. */
  readonly name: string | null;
}

/** What a message says. */
export interface MessageContent {
  readonly kind: MessageKind;
  /** The customer's own words, at most `MAX_TEXT` characters: also the caption of media and the note of an order; '' without any. */
  readonly text: string;
  /** Null for plain text. */
  readonly details: MessageDetails | null;
}

interface Update {
  /** The platform's id of the message that is new or changes; a message that is delivered again has the same one. */
  readonly wamid: string;
  readonly from: Sender;
  readonly sentAt: Date;
}

/** A message that a customer sent to the shop. */
export interface InboundMessage extends Update, MessageContent {
  readonly update: 'message';
}

/** A customer corrected the message `wamid`. */
export interface MessageEdit extends Update, MessageContent {
  readonly update: 'edit';
}

/** A customer deleted the message `wamid` for everybody. */
export interface MessageDeletion extends Update {
  readonly update: 'deletion';
}

/** A customer got another number or user id; `from` has the former ones. */
export interface IdentityChange extends Update {
  readonly update: 'identity';
  /** Null when it stays or is not shared. */
  readonly newWaId: string | null;
  readonly newUserId: string | null;
}

export type InboundUpdate = InboundMessage | MessageEdit | MessageDeletion | IdentityChange;

/** Delivery status of a message that the shop sent. */
export interface DeliveryStatus {
  readonly wamid: string;
  /** Our id of the message, which the platform returns with each status; null when it does not. */
  readonly messageId: string | null;
  readonly status: Exclude<MessageStatus, 'pending'>;
  /** Only with `failed`. */
  readonly errorCode: number | null;
}

/** The content of one webhook call. */
export interface WebhookContent {
  readonly updates: readonly InboundUpdate[];
  readonly statuses: readonly DeliveryStatus[];
}
