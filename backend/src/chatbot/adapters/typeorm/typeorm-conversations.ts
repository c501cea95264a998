import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { inBatches } from '../../../common/in-batches.js';
import { UUID } from '../../../common/uuid.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import {
  type ConversationQuery,
  Conversations,
  type ConversationSummary,
  type DeliveryCounts,
} from '../../application/conversations.port.js';
import { ChatMessage } from '../../domain/chat-message.js';
import { ChatContact } from '../../domain/contact.js';
import { Conversation } from '../../domain/conversation.js';
import type { DeliveryStatus, Sender } from '../../domain/inbound.js';
import { ChatMessageRow } from './chatbot.schemas.js';
import { ContactMerge } from './contact-merge.js';
import {
  ADD_MESSAGE,
  COUNT_WAITING,
  DELIVERIES,
  LAST_MESSAGES,
  listStatement,
  REMOVE_OLD,
  REMOVE_ORPHANS,
} from './conversations.sql.js';

const FOR_UPDATE = { mode: 'pessimistic_write' } as const;

@Injectable()
export class TypeOrmConversations extends Conversations {
  private readonly contacts: ContactMerge;

  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
    this.contacts = new ContactMerge(transaction);
  }

  contactOf(sender: Sender, now: Date): Promise<ChatContact> {
    return this.contacts.contactOf(sender, now);
  }

  contact(id: string): Promise<ChatContact | null> {
    return this.manager.findOneBy(ChatContact, { id });
  }

  lockContact(id: string): Promise<ChatContact | null> {
    return this.manager.findOne(ChatContact, { where: { id }, lock: FOR_UPDATE });
  }

  lockContactOf({ waId, userId }: Pick<Sender, 'waId' | 'userId'>): Promise<ChatContact | null> {
    return this.manager
      .createQueryBuilder(ChatContact, 'contact')
      .setLock('pessimistic_write')
      .where('contact.waId = :waId OR contact.userId = :userId', { waId, userId })
      .orderBy('contact.id')
      .limit(1)
      .getOne();
  }

  async saveContact({ id, ...fields }: ChatContact): Promise<void> {
    await this.manager.update(ChatContact, { id }, fields);
  }

  async ofContact(contactId: string, now: Date): Promise<Conversation> {
    const found = await this.manager.findOne(Conversation, { where: { contactId }, lock: FOR_UPDATE });
    if (found) return found;
    const owner = { channel: 'whatsapp', contactId, tokenDigest: null } as const;
    const conversation = Conversation.begin({ id: randomUUID(), ...owner }, now);
    await this.add(conversation);
    return conversation;
  }

  find(id: string): Promise<Conversation | null> {
    return this.manager.findOneBy(Conversation, { id });
  }

  lock(id: string): Promise<Conversation | null> {
    return this.manager.findOne(Conversation, { where: { id }, lock: FOR_UPDATE });
  }

  findByToken(tokenDigest: string): Promise<Conversation | null> {
    return this.manager.findOneBy(Conversation, { tokenDigest });
  }

  lockByToken(tokenDigest: string): Promise<Conversation | null> {
    return this.manager.findOne(Conversation, { where: { tokenDigest }, lock: FOR_UPDATE });
  }

  async add(conversation: Conversation): Promise<void> {
    await this.manager.insert(Conversation, { ...conversation });
  }

  async save(conversation: Conversation): Promise<void> {
    const { id, ...fields } = conversation;
    await this.manager.update(Conversation, { id }, fields);
  }

  async remove(id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const conversation = await this.find(id);
      if (!conversation) return false;
      if (conversation.contactId) await this.lockContact(conversation.contactId);
      await this.manager.delete(Conversation, { id });
      if (conversation.contactId) await this.manager.delete(ChatContact, { id: conversation.contactId });
      return true;
    });
  }

  async addMessage(message: ChatMessage): Promise<boolean> {
    const added = await this.manager.query<unknown[]>(ADD_MESSAGE, [JSON.stringify(message)]);
    return added.length === 1;
  }

  async saveMessage({ id, answeredAt, status, failure, errorCode, sendingAt, wamid }: ChatMessage): Promise<void> {
    await this.manager.update(ChatMessageRow, { id }, { answeredAt, status, failure, errorCode, sendingAt, wamid });
  }

  async saveContent({
    id,
    text,
    kind,
    details,
    editedAt,
    earlierTexts,
    deletedAt,
    answeredAt,
  }: ChatMessage): Promise<void> {
    const content = { text, kind, details, editedAt, earlierTexts, deletedAt, answeredAt };
    await this.manager.update(ChatMessageRow, { id }, content);
  }

  async lockInbound(conversationId: string, wamid: string): Promise<ChatMessage | null> {
    const where = { conversationId, wamid, author: 'customer' } as const;
    const found = await this.manager.findOne(ChatMessageRow, { where, lock: FOR_UPDATE });
    return found && toMessage(found);
  }

  async withWamids(conversationIds: readonly string[], wamids: readonly string[]): Promise<ChatMessage[]> {
    if (wamids.length === 0) return [];
    const found = await this.manager.findBy(ChatMessageRow, { wamid: In([...wamids]) });
    return found.filter(({ conversationId }) => conversationIds.includes(conversationId)).map(toMessage);
  }

  async messages(conversationId: string, limit: number): Promise<ChatMessage[]> {
    const order = { sentAt: 'DESC', seq: 'DESC' } as const;
    const newest = await this.manager.find(ChatMessageRow, { where: { conversationId }, order, take: limit });
    return newest.reverse().map(toMessage);
  }

  async unanswered(conversationId: string, limit: number): Promise<ChatMessage[]> {
    const found = await this.manager
      .createQueryBuilder(ChatMessageRow, 'message')
      .where(
        `message.conversationId = :conversationId AND message.author = 'customer' AND message.answeredAt IS NULL`,
        {
          conversationId,
        },
      )
      .orderBy({ 'message.sentAt': 'ASC', 'message.seq': 'ASC' })
      .limit(limit)
      .getMany();
    return found.map(toMessage);
  }

  async oldestPending(conversationId: string): Promise<ChatMessage | null> {
    const found = await this.manager
      .createQueryBuilder(ChatMessageRow, 'message')
      .setLock('pessimistic_write')
      .where(`message.conversationId = :conversationId AND message.status = 'pending'`, { conversationId })
      .orderBy({ 'message.sentAt': 'ASC', 'message.seq': 'ASC' })
      .limit(1)
      .getOne();
    return found && toMessage(found);
  }

  async lockMessage(id: string): Promise<ChatMessage | null> {
    const found = await this.manager.findOne(ChatMessageRow, { where: { id }, lock: FOR_UPDATE });
    return found && toMessage(found);
  }

  async messageOf({ wamid, messageId }: Pick<DeliveryStatus, 'wamid' | 'messageId'>): Promise<ChatMessage | null> {
    const isOurs = messageId !== null && UUID.test(messageId);
    const found =
      (await this.manager.findOneBy(ChatMessageRow, { wamid })) ??
      (isOurs ? await this.manager.findOneBy(ChatMessageRow, { id: messageId }) : null);
    return found && found.author !== 'customer' ? toMessage(found) : null;
  }

  async list(query: ConversationQuery): Promise<ConversationSummary[]> {
    const found: Conversation[] = [];
    for (const waiting of [true, false]) {
      const statement = listStatement(query, waiting, query.limit - found.length);
      if (!statement) continue;
      const rows = await this.manager.query<{ id: string }[]>(statement.sql, statement.parameters);
      const ids = rows.map(({ id }) => id);
      const byId = new Map((await this.manager.findBy(Conversation, { id: In(ids) })).map((it) => [it.id, it]));
      found.push(...ids.flatMap((id) => byId.get(id) ?? []));
    }
    return this.withDetails(found);
  }

  async countWaiting(limit: number): Promise<number> {
    return (await this.manager.query<[{ waiting: number }]>(COUNT_WAITING, [limit]))[0].waiting;
  }

  async deliveries(from: Date, since: Date, until: Date): Promise<DeliveryCounts> {
    const earliest = from < since ? from : since;
    const [row] = await this.manager.query<[DeliveryCounts]>(DELIVERIES, [earliest, from, since, until]);
    return row;
  }

  withEmail(email: string, limit: number): Promise<Conversation[]> {
    return this.manager
      .createQueryBuilder(Conversation, 'conversation')
      .where('conversation.emails @> ARRAY[:email]', { email })
      .orderBy({ 'conversation.updatedAt': 'DESC' })
      .limit(limit)
      .getMany();
  }

  async removeUpdatedBefore(moment: Date): Promise<number> {
    const remove = (statement: string, ...parameters: unknown[]) =>
      inBatches(async (rows) => {
        const [, removed] = await this.manager.query<[unknown[], number]>(statement, [rows, ...parameters]);
        return removed;
      });
    const removed = await remove(REMOVE_OLD, moment);
    await remove(REMOVE_ORPHANS);
    return removed;
  }

  private get manager() {
    return this.transaction.manager;
  }

  private async withDetails(conversations: readonly Conversation[]): Promise<ConversationSummary[]> {
    if (conversations.length === 0) return [];
    const ids = conversations.map(({ id }) => id);
    const contactIds = conversations.flatMap(({ contactId }) => contactId ?? []);
    const contacts = await this.manager.findBy(ChatContact, { id: In(contactIds) });
    const last = await this.manager.query<{ id: string }[]>(LAST_MESSAGES, [ids]);
    const messages = await this.manager.findBy(ChatMessageRow, { id: In(last.map(({ id }) => id)) });
    return conversations.map((conversation) => {
      const lastMessage = messages.find(({ conversationId }) => conversationId === conversation.id);
      return {
        conversation,
        contact: contacts.find(({ id }) => id === conversation.contactId) ?? null,
        lastMessage: lastMessage ? toMessage(lastMessage) : null,
      };
    });
  }
}

function toMessage(row: ChatMessageRow): ChatMessage {
  const fields: Partial<ChatMessageRow> = { ...row };
  delete fields.seq;
  return ChatMessage.of(fields as ChatMessage);
}
