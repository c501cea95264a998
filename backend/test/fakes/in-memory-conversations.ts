import { randomUUID } from 'node:crypto';
import {
  type ConversationPosition,
  type ConversationQuery,
  Conversations,
  type ConversationSummary,
  type DeliveryCounts,
} from '../../src/chatbot/application/conversations.port.js';
import { ChatMessage } from '../../src/chatbot/domain/chat-message.js';
import { ChatContact } from '../../src/chatbot/domain/contact.js';
import { Conversation } from '../../src/chatbot/domain/conversation.js';
import type { DeliveryStatus, Sender } from '../../src/chatbot/domain/inbound.js';

const clone = <T extends object>(thing: T): T =>
  Object.assign(Object.create(Object.getPrototypeOf(thing) as object) as T, structuredClone({ ...thing }));

/** Conversations in memory. Without parallel transactions, locks do nothing. Callers get copies, as from a database. */
export class InMemoryConversations extends Conversations {
  readonly contacts = new Map<string, ChatContact>();
  readonly conversations = new Map<string, Conversation>();
  /** In the order of arrival. */
  readonly stored: ChatMessage[] = [];

  contactOf({ waId, userId, name }: Sender, now: Date): Promise<ChatContact> {
    const all = [...this.contacts.values()];
    let byNumber = waId === null ? undefined : all.find((contact) => contact.waId === waId);
    const byUser = userId === null ? undefined : all.find((contact) => contact.userId === userId);
    if (byNumber?.userId && userId && byNumber.userId !== userId) [byNumber.waId, byNumber] = [null, undefined];
    if (byNumber && byUser && byNumber !== byUser) this.merge(byUser, byNumber, now);
    const known = byNumber ?? byUser;
    const contact =
      known ?? Object.assign(new ChatContact(), { id: randomUUID(), waId, userId, name, stoppedAt: null });
    Object.assign(contact, {
      waId: waId ?? contact.waId,
      userId: userId ?? contact.userId,
      name: name ?? contact.name,
    });
    this.contacts.set(contact.id, contact);
    return Promise.resolve(clone(contact));
  }

  contact(id: string): Promise<ChatContact | null> {
    return Promise.resolve(copyOf(this.contacts.get(id)));
  }

  lockContact(id: string): Promise<ChatContact | null> {
    return this.contact(id);
  }

  lockContactOf({ waId, userId }: Pick<Sender, 'waId' | 'userId'>): Promise<ChatContact | null> {
    const all = [...this.contacts.values()];
    const isSame = (contact: ChatContact) =>
      (waId !== null && contact.waId === waId) || (userId !== null && contact.userId === userId);
    return Promise.resolve(copyOf(all.find(isSame)));
  }

  saveContact(contact: ChatContact): Promise<void> {
    this.contacts.set(contact.id, clone(contact));
    return Promise.resolve();
  }

  async ofContact(contactId: string, now: Date): Promise<Conversation> {
    const found = this.all().find((conversation) => conversation.contactId === contactId);
    if (found) return clone(found);
    const owner = { channel: 'whatsapp', contactId, tokenDigest: null } as const;
    const conversation = Conversation.begin({ id: randomUUID(), ...owner }, now);
    await this.add(conversation);
    return conversation;
  }

  find(id: string): Promise<Conversation | null> {
    return Promise.resolve(copyOf(this.conversations.get(id)));
  }

  lock(id: string): Promise<Conversation | null> {
    return this.find(id);
  }

  findByToken(digest: string): Promise<Conversation | null> {
    return Promise.resolve(copyOf(this.all().find(({ tokenDigest }) => tokenDigest === digest)));
  }

  lockByToken(digest: string): Promise<Conversation | null> {
    return this.findByToken(digest);
  }

  add(conversation: Conversation): Promise<void> {
    this.conversations.set(conversation.id, clone(conversation));
    return Promise.resolve();
  }

  save(conversation: Conversation): Promise<void> {
    return this.add(conversation);
  }

  remove(id: string): Promise<boolean> {
    const conversation = this.conversations.get(id);
    if (conversation?.contactId) this.contacts.delete(conversation.contactId);
    this.stored.splice(0, this.stored.length, ...this.stored.filter(({ conversationId }) => conversationId !== id));
    return Promise.resolve(this.conversations.delete(id));
  }

  addMessage(message: ChatMessage): Promise<boolean> {
    const isKnown = message.wamid !== null && this.stored.some(({ wamid }) => wamid === message.wamid);
    if (!isKnown) this.stored.push(clone(message));
    return Promise.resolve(!isKnown);
  }

  saveMessage(message: ChatMessage): Promise<void> {
    const index = this.stored.findIndex(({ id }) => id === message.id);
    this.stored[index] = clone(message);
    return Promise.resolve();
  }

  saveContent(message: ChatMessage): Promise<void> {
    return this.saveMessage(message);
  }

  lockInbound(conversationId: string, wamid: string): Promise<ChatMessage | null> {
    const isSame = (message: ChatMessage) => message.author === 'customer' && message.wamid === wamid;
    return Promise.resolve(copyOf(this.of(conversationId).find(isSame)));
  }

  withWamids(conversationIds: readonly string[], wamids: readonly string[]): Promise<ChatMessage[]> {
    const found = this.stored.filter(
      ({ conversationId, wamid }) =>
        conversationIds.includes(conversationId) && wamid !== null && wamids.includes(wamid),
    );
    return Promise.resolve(found.map(clone));
  }

  messages(conversationId: string, limit: number): Promise<ChatMessage[]> {
    return Promise.resolve(this.of(conversationId).slice(-limit).map(clone));
  }

  unanswered(conversationId: string, limit: number): Promise<ChatMessage[]> {
    const open = this.of(conversationId).filter(
      ({ author, answeredAt }) => author === 'customer' && answeredAt === null,
    );
    return Promise.resolve(open.slice(0, limit).map(clone));
  }

  oldestPending(conversationId: string): Promise<ChatMessage | null> {
    return Promise.resolve(copyOf(this.of(conversationId).find(({ status }) => status === 'pending')));
  }

  lockMessage(id: string): Promise<ChatMessage | null> {
    return Promise.resolve(copyOf(this.stored.find((message) => message.id === id)));
  }

  messageOf({ wamid, messageId }: Pick<DeliveryStatus, 'wamid' | 'messageId'>): Promise<ChatMessage | null> {
    const ours = this.stored.filter(({ author }) => author !== 'customer');
    const found = ours.find((message) => message.wamid === wamid) ?? ours.find(({ id }) => id === messageId);
    return Promise.resolve(copyOf(found));
  }

  list({ state, after, limit }: ConversationQuery): Promise<ConversationSummary[]> {
    const found = this.all()
      .filter((conversation) => state === undefined || conversation.state === state)
      .sort((a, b) => compare(positionOf(a), positionOf(b)))
      .filter((conversation) => !after || compare(positionOf(conversation), after) > 0)
      .slice(0, limit);
    return Promise.resolve(
      found.map((conversation) => ({
        conversation: clone(conversation),
        contact: conversation.contactId ? copyOf(this.contacts.get(conversation.contactId)) : null,
        lastMessage: copyOf(this.of(conversation.id).at(-1)),
      })),
    );
  }

  countWaiting(limit: number): Promise<number> {
    return Promise.resolve(Math.min(limit, this.all().filter(({ state }) => state === 'waiting').length));
  }

  deliveries(from: Date, since: Date, until: Date): Promise<DeliveryCounts> {
    const sent = this.stored.filter(({ status }) => status !== null && ['sent', 'delivered', 'read'].includes(status));
    const late = sent.filter(({ status, sentAt }) => status === 'sent' && sentAt >= since && sentAt < until);
    return Promise.resolve({
      replies: sent.filter(({ sentAt }) => sentAt >= from).length,
      undelivered: late.length,
      unpaid: this.stored.filter(
        ({ failure, errorCode, sentAt }) => sentAt >= since && (failure === 'unpaid' || errorCode === 131_042),
      ).length,
    });
  }

  withEmail(email: string, limit: number): Promise<Conversation[]> {
    const found = this.all().filter(({ emails }) => emails.includes(email));
    return Promise.resolve(found.slice(0, limit).map(clone));
  }

  async removeUpdatedBefore(moment: Date): Promise<number> {
    const old = this.all().filter(({ updatedAt }) => updatedAt < moment);
    for (const { id } of old) await this.remove(id);
    return old.length;
  }

  private all(): Conversation[] {
    return [...this.conversations.values()];
  }

  /** In the order in which they were written. */
  private of(conversationId: string): ChatMessage[] {
    return this.stored
      .filter((message) => message.conversationId === conversationId)
      .sort((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
  }

  private merge(from: ChatContact, to: ChatContact, now: Date): void {
    const [dropped, kept] = [from, to].map(({ id }) => this.all().find(({ contactId }) => contactId === id));
    if (dropped && !kept) dropped.contactId = to.id;
    if (dropped && kept) {
      for (const message of this.stored) if (message.conversationId === dropped.id) message.conversationId = kept.id;
      kept.absorb(dropped, now);
      this.conversations.delete(dropped.id);
    }
    to.stoppedAt ??= from.stoppedAt;
    this.contacts.delete(from.id);
  }
}

function copyOf<T extends object>(thing: T | undefined): T | null {
  return thing ? clone(thing) : null;
}

function positionOf({ id, state, waitingSince, updatedAt }: Conversation): ConversationPosition {
  const waiting = state === 'waiting';
  return { waiting, at: (waiting && waitingSince) || updatedAt, id };
}

function compare(a: ConversationPosition, b: ConversationPosition): number {
  if (a.waiting !== b.waiting) return a.waiting ? -1 : 1;
  const byTime = a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
  return a.waiting ? byTime : -byTime;
}
