import { shortened, wellFormed } from '../../common/tidy-text.js';
import { maskCardNumbers } from './card-numbers.js';
import { emailsIn } from './emails.js';
import type { MessageDetails, MessageKind } from './message-details.js';
import type { ChatLink } from './reply.js';

export type MessageAuthor = 'customer' | 'bot' | 'agent' | 'system';

/** Status of a message of the shop on WhatsApp: `pending` until the platform took it. */
export type MessageStatus = 'pending' | 'sent' | 'delivered' | 'read' | 'failed';

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

/**
 * Why a message was not sent or not delivered.
 *
 * - `stopped`: the customer opted out before it was sent.
 * - `cancelled`: a person took the conversation before the bot's answer was sent.
 * - `undelivered`: the platform took it and did not deliver it.
 */
export type MessageFailure = MessagingFailure | 'stopped' | 'cancelled' | 'undelivered';

/** One message of a conversation. */
export class ChatMessage {
  id!: string;
  conversationId!: string;
  author!: MessageAuthor;
  /** Email of the person who wrote it; null for anyone else. */
  agent!: string | null;
  /** Of a customer, only their own words: `shownText` adds what else the message was. */
  text!: string;
  links!: ChatLink[];
  kind!: MessageKind;
  /** Null for plain text. */
  details!: MessageDetails | null;
  /** When the customer last corrected it; null when never. */
  editedAt!: Date | null;
  /** What it said before each correction, the oldest first; at most `MAX_EARLIER_TEXTS`. */
  earlierTexts!: string[];
  /** When the customer deleted it; its content is erased then. Null when never. */
  deletedAt!: Date | null;
  /** The platform's id. */
  wamid!: string | null;
  /** When it was written; of a message of a customer the platform's time. */
  sentAt!: Date;
  /** When the bot answered a customer's message or decided not to; null before. */
  answeredAt!: Date | null;
  status!: MessageStatus | null;
  failure!: MessageFailure | null;
  /** The platform's error code. */
  errorCode!: number | null;
  /** When the last call to the platform with this message began; null when the platform has certainly not got it. */
  sendingAt!: Date | null;

  /** Card numbers that a customer wrote are masked. */
  static of(fields: Pick<ChatMessage, 'id' | 'conversationId' | 'author' | 'text' | 'sentAt'> & Partial<ChatMessage>) {
    const empty = { agent: null, links: [], kind: 'text', details: null, wamid: null, answeredAt: null } as const;
    const unchanged = { editedAt: null, earlierTexts: [], deletedAt: null };
    const unsent = { status: null, failure: null, errorCode: null, sendingAt: null };
    const text = fields.author === 'customer' ? maskCardNumbers(fields.text) : fields.text;
    return Object.assign(new ChatMessage(), { ...empty, ...unchanged, ...unsent, ...fields, text });
  }

  /**
   * Replaces its text by the customer's correction of `at`. Answers whether it changed anything: corrections arrive twice and in any
   * order, and a deleted message stays deleted.
   */
  correct(text: string, at: Date): boolean {
    const corrected = maskCardNumbers(text);
    const isLate = this.editedAt !== null && at < this.editedAt;
    const isRepeated = this.editedAt?.getTime() === at.getTime() && this.earlierTexts.includes(corrected);
    if (this.deletedAt || isLate || isRepeated || corrected === this.text) return false;
    this.rememberText(this.text);
    Object.assign(this, { text: corrected, editedAt: at });
    return true;
  }

  /** Adds what it said before a correction; of more than `MAX_EARLIER_TEXTS` the first and the newest stay. */
  rememberText(text: string): void {
    const texts = [...this.earlierTexts, maskCardNumbers(text)];
    this.earlierTexts = [...texts.slice(0, 1), ...texts.slice(1).slice(1 - MAX_EARLIER_TEXTS)];
  }

  /** Erases its content, because the customer deleted it; nobody answers it any more. */
  erase(at: Date): void {
    const nothing = { text: '', details: null, earlierTexts: [], editedAt: null };
    Object.assign(this, { ...nothing, deletedAt: at, answeredAt: this.answeredAt ?? at });
  }

  /** Emails in anything that the customer wrote or sent in it, in the spelling for look-ups. */
  get emails(): string[] {
    const texts = [this.text, ...this.earlierTexts, this.details ? JSON.stringify(this.details) : ''];
    return [...new Set(texts.flatMap(emailsIn))];
  }
}

/** Corrections of one message whose earlier texts are kept. */
const MAX_EARLIER_TEXTS = 10;

const RANKS: Record<MessageStatus, number> = { pending: 0, sent: 1, failed: 2, delivered: 3, read: 4 };

/** Whether a status is newer than the recorded one: reports arrive in any order, and a status never goes back. */
export function supersedes(status: MessageStatus, recorded: MessageStatus | null): boolean {
  return RANKS[status] > RANKS[recorded ?? 'pending'];
}

/** Longest text of one WhatsApp message. */
export const MAX_TEXT = 4_096;

/** The text cut to `MAX_TEXT`, and without the characters that PostgreSQL refuses. */
export function storableText(text: string): string {
  return shortened(wellFormed(text.replaceAll('\u0000', '')), MAX_TEXT);
}
