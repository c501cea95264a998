import type { MessageStatus } from './chat-message.js';

/** The sender of a message: the platform sends a telephone number, its own id for the shop's customers, or both. */
export interface Sender {
  /** Digits with country code; null when the platform withholds the number. */
  readonly waId: string | null;
  /** Business-scoped user id of the platform, for example `CO.13491208655302741918`. */
  readonly userId: string | null;
  /** Profile name as the customer wrote it. */
  readonly name: string | null;
}

/** A message that a customer sent to the shop. */
export interface InboundMessage {
  /** The platform's id; a message that is delivered again has the same one. */
  readonly wamid: string;
  readonly from: Sender;
  readonly sentAt: Date;
  /** `media` is a picture, audio, video, document or location; `other` needs no answer (reactions, system notices). */
  readonly kind: 'text' | 'media' | 'other';
  /** At most `MAX_TEXT` characters; the caption of media, '' without one. */
  readonly text: string;
  /** The platform's type of the message, for example `audio`. */
  readonly type: string;
}

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
  readonly messages: readonly InboundMessage[];
  readonly statuses: readonly DeliveryStatus[];
}
