import type { Pesos } from '../../common/money.js';
import type { Thread } from './thread.js';

/** A page that a reply points to. WhatsApp shows only text, so the URL is part of the reply's text too. */
export interface ChatLink {
  readonly label: string;
  /** Absolute. */
  readonly url: string;
  /** Absolute; of the product that the link is about. */
  readonly imageUrl?: string;
  /** Whole pesos; of the product or design that the link opens. */
  readonly price?: Pesos;
}

/** Why a conversation needs a person. */
export const HANDOVER_REASONS = [
  'keyword',
  'person',
  'anger',
  'misses',
  'order_problem',
  'media',
  'location',
  'contacts',
  'order',
  'form',
  'flood',
  'inactive',
  'undelivered',
  'unanswered',
] as const;
export type HandoverReason = (typeof HANDOVER_REASONS)[number];

/** The answer of the bot to one text of a customer. */
export interface BotReply {
  /** Complete Spanish text with its links written out. When `handover` is set, the conversation adds that a person answers, and when. */
  readonly text: string;
  readonly links: readonly ChatLink[];
  /** Recognised intents, in the order of the text; empty for none. */
  readonly intents: readonly string[];
  readonly handover: HandoverReason | null;
  /** No part of the text was understood. */
  readonly missed: boolean;
  /** The customer opted out of messages. */
  readonly stop: boolean;
  /** Pass it with the next text of the same conversation. */
  readonly thread: Thread;
}
