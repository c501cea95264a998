import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import type { StaffMember } from '../../identity/index.js';
import { type Order, OrderReader } from '../../orders/index.js';
import { Conversations } from './conversations.port.js';
import { conversationNotFound } from './web-chat.js';

/** Customer data of a conversation, for staff. */
export interface CustomerDetails {
  /** Digits with country code; null when unknown. */
  readonly phone: string | null;
  /** Emails that the customer wrote in the conversation. */
  readonly emails: readonly string[];
  /** The newest orders with this phone or one of these emails. */
  readonly orders: readonly Order[];
}

const MAX_ORDERS = 5;

/** Finds a customer's orders and contact data. For staff only, because anyone can write another person's email. */
@Injectable()
export class CustomerCard {
  constructor(
    private readonly conversations: Conversations,
    private readonly orders: OrderReader,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError `chatbot.conversation_not_found` */
  async of(conversationId: string, actor: StaffMember): Promise<CustomerDetails> {
    const conversation = await this.conversations.find(conversationId);
    if (!conversation) throw conversationNotFound();
    const subject = { type: 'customer-of-conversation', id: conversationId };
    await this.audit.recordRead({ actor, action: 'miró la ficha de un cliente en un chat', subject });
    const { contactId, emails } = conversation;
    const contact = contactId ? await this.conversations.contact(contactId) : null;
    const phone = contact?.waId ?? null;
    return { phone, emails, orders: await this.orders.ofContact({ phone, emails }, MAX_ORDERS) };
  }
}
