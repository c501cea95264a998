import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { TypeOrmTransaction } from '../../../database/index.js';
import { ChatContact } from '../../domain/contact.js';
import { Conversation } from '../../domain/conversation.js';
import type { Sender } from '../../domain/inbound.js';
import { ChatMessageRow } from './chatbot.schemas.js';

/** Finds a contact by number, user id or both, and merges two contacts that are the same person. */
export class ContactMerge {
  constructor(private readonly transaction: TypeOrmTransaction) {}

  async contactOf(sender: Sender, now: Date): Promise<ChatContact> {
    const { waId, userId, name } = sender;
    const made = { id: randomUUID(), waId, userId, name, stoppedAt: null };
    const [first, second] = await this.knownWithoutFormerOwner(sender);
    if (!first) {
      await this.manager.createQueryBuilder().insert().into(ChatContact).values(made).orIgnore().execute();
      // Another call may have made it at the same moment: its row counts.
      const [own] = await this.known(sender);
      return own!;
    }
    const contact = second ? await this.merge(first, second, now) : first;
    await this.complete(contact, sender);
    return contact;
  }

  /** A number that belonged to another user before is a new person's: the former one, and what was written, loses it. */
  private async knownWithoutFormerOwner(sender: Sender): Promise<ChatContact[]> {
    const [first, ...others] = await this.known(sender);
    if (!first) return [];
    const { waId, userId } = sender;
    const isSameNumber = waId !== null && first.waId === waId;
    if (!isSameNumber || userId === null || first.userId === null || first.userId === userId) return [first, ...others];
    await this.manager.update(ChatContact, { id: first.id }, { waId: null });
    return others;
  }

  /** Locks them; the one with the number first. */
  private async known({ waId, userId }: Sender): Promise<ChatContact[]> {
    const found = await this.manager
      .createQueryBuilder(ChatContact, 'contact')
      .setLock('pessimistic_write')
      .where('contact.waId = :waId OR contact.userId = :userId', { waId, userId })
      .orderBy('contact.id')
      .getMany();
    return found.sort((a, b) => Number(b.waId === waId) - Number(a.waId === waId));
  }

  private async complete(contact: ChatContact, { waId, userId, name }: Sender): Promise<void> {
    const changes = { waId: waId ?? contact.waId, userId: userId ?? contact.userId, name: name ?? contact.name };
    const isSame = Object.entries(changes).every(([key, value]) => contact[key as keyof typeof changes] === value);
    if (isSame) return;
    Object.assign(contact, changes);
    await this.manager.update(ChatContact, { id: contact.id }, changes);
  }

  /** The contact of the number and that of the user id are one person. */
  private async merge(byNumber: ChatContact, byUser: ChatContact, now: Date): Promise<ChatContact> {
    await this.moveConversation(byUser.id, byNumber.id, now);
    await this.manager.delete(ChatContact, { id: byUser.id });
    const stoppedAt = byNumber.stoppedAt ?? byUser.stoppedAt;
    await this.manager.update(ChatContact, { id: byNumber.id }, { stoppedAt });
    return Object.assign(byNumber, { stoppedAt });
  }

  private async moveConversation(fromId: string, toId: string, now: Date): Promise<void> {
    const [from, to] = [await this.conversationOf(fromId), await this.conversationOf(toId)];
    if (!from) return;
    if (!to) {
      await this.manager.update(Conversation, { id: from.id }, { contactId: toId });
      return;
    }
    await this.manager.update(ChatMessageRow, { conversationId: from.id }, { conversationId: to.id });
    to.absorb(from, now);
    const { id, ...fields } = to;
    await this.manager.delete(Conversation, { id: from.id });
    await this.manager.update(Conversation, { id }, fields);
  }

  private conversationOf(contactId: string): Promise<Conversation | null> {
    return this.manager.findOne(Conversation, { where: { contactId }, lock: { mode: 'pessimistic_write' } });
  }

  private get manager(): EntityManager {
    return this.transaction.manager;
  }
}
