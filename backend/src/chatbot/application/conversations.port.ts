import type { ChatMessage } from '../domain/chat-message.js';
import type { ChatContact } from '../domain/contact.js';
import type { Conversation, ConversationState } from '../domain/conversation.js';
import type { DeliveryStatus, Sender } from '../domain/inbound.js';

/** A conversation as staff see it in a list. */
export interface ConversationSummary {
  readonly conversation: Conversation;
  /** Null on the web. */
  readonly contact: ChatContact | null;
  readonly lastMessage: ChatMessage | null;
}

/** Where a page of the list ends: those that wait come first, the longest waiting before the others; then the newest change. */
export interface ConversationPosition {
  readonly waiting: boolean;
  /** `waitingSince` of one that waits, else `updatedAt`. */
  readonly at: Date;
  readonly id: string;
}

export interface ConversationQuery {
  readonly state?: ConversationState;
  readonly after?: ConversationPosition;
  readonly limit: number;
}

/** Replies of the shop on WhatsApp. */
export interface DeliveryCounts {
  readonly replies: number;
  readonly undelivered: number;
  /** Not taken because the account has no payment method. */
  readonly unpaid: number;
}

/** Waiting conversations are counted up to this number. */
export const MAX_COUNTED = 1_000;

/** Where conversations, their messages and the people on WhatsApp are kept. Methods that lock need a transaction. */
export abstract class Conversations {
  /**
   * The contact of a sender, made when it is new; locks it. A number and a user id that were two contacts until now become
   * one, with the messages of both.
   */
  abstract contactOf(sender: Sender, now: Date): Promise<ChatContact>;
  abstract contact(id: string): Promise<ChatContact | null>;
  /** Locks it: always before a conversation. */
  abstract lockContact(id: string): Promise<ChatContact | null>;
  abstract saveContact(contact: ChatContact): Promise<void>;
  /** The contact with this number or user id, which makes none; locks it. */
  abstract lockContactOf(sender: Pick<Sender, 'waId' | 'userId'>): Promise<ChatContact | null>;

  /** The one conversation of a contact, made when there is none; locks it. */
  abstract ofContact(contactId: string, now: Date): Promise<Conversation>;
  abstract find(id: string): Promise<Conversation | null>;
  /** Locks it. */
  abstract lock(id: string): Promise<Conversation | null>;
  abstract findByToken(digest: string): Promise<Conversation | null>;
  /** Locks it. */
  abstract lockByToken(digest: string): Promise<Conversation | null>;
  abstract add(conversation: Conversation): Promise<void>;
  abstract save(conversation: Conversation): Promise<void>;
  /** With its messages; answers whether there was one. */
  abstract remove(id: string): Promise<boolean>;

  /** Answers false, and stores nothing, when a message with the same `wamid` is stored. */
  abstract addMessage(message: ChatMessage): Promise<boolean>;
  abstract saveMessage(message: ChatMessage): Promise<void>;
  /** Saves what a customer's message says, after a correction or deletion. */
  abstract saveContent(message: ChatMessage): Promise<void>;
  /** The customer's message with this id of the platform, when it is in this conversation; locks it. */
  abstract lockInbound(conversationId: string, wamid: string): Promise<ChatMessage | null>;
  /** Messages of any of these conversations with these ids of the platform. */
  abstract withWamids(conversationIds: readonly string[], wamids: readonly string[]): Promise<ChatMessage[]>;
  /** The newest `limit` messages, the oldest first. */
  abstract messages(conversationId: string, limit: number): Promise<ChatMessage[]>;
  /** Messages of the customer that are still to be answered, in the order in which they were written. */
  abstract unanswered(conversationId: string, limit: number): Promise<ChatMessage[]>;
  /** The oldest message that is still to be sent; locks it. */
  abstract oldestPending(conversationId: string): Promise<ChatMessage | null>;
  /** Locks it. */
  abstract lockMessage(id: string): Promise<ChatMessage | null>;
  /** The message of the shop that a status is about. */
  abstract messageOf(status: Pick<DeliveryStatus, 'wamid' | 'messageId'>): Promise<ChatMessage | null>;

  abstract list(query: ConversationQuery): Promise<ConversationSummary[]>;
  /** At most `limit`. */
  abstract countWaiting(limit: number): Promise<number>;
  /** Replies since `from`, those of them sent from `since` until `until` that were not delivered, and those unpaid from `since`. */
  abstract deliveries(from: Date, since: Date, until: Date): Promise<DeliveryCounts>;

  /** Conversations in which a customer wrote this email, with at most `limit` of them; the newest first. */
  abstract withEmail(email: string, limit: number): Promise<Conversation[]>;
  /** Removes conversations whose newest message or change is older, and contacts that are left without one. */
  abstract removeUpdatedBefore(moment: Date): Promise<number>;
}
