import { Injectable } from '@nestjs/common';
import { namedItem, type NamedItem, orderedLines, type OrderedLine } from '../domain/catalogue-order.js';
import type { ChatMessage } from '../domain/chat-message.js';
import { Conversations } from './conversations.port.js';
import { ShopKnowledge } from './shop-knowledge.js';

/** A message as staff see it: with the message that it answers and with the names of products. */
export interface ShownMessage extends ChatMessage {
  /** Null without one; `unknown` when the shop does not have it. */
  readonly quoted: ChatMessage | 'unknown' | null;
  /** Lines of an order in the catalogue on WhatsApp; empty for any other message. */
  readonly orderLines: readonly OrderedLine[];
  /** The product that the customer asks about. */
  readonly product: NamedItem | null;
}

/** Completes messages for staff. */
@Injectable()
export class ShownMessages {
  constructor(
    private readonly conversations: Conversations,
    private readonly knowledge: ShopKnowledge,
  ) {}

  async of(messages: readonly ChatMessage[]): Promise<ShownMessage[]> {
    const ids = [...new Set(messages.map(({ conversationId }) => conversationId))];
    const wamids = [...new Set(messages.flatMap(({ details }) => details?.quotedWamid ?? []))];
    const quoted = await this.conversations.withWamids(ids, wamids);
    const knowledge = await this.knowledge.current();
    return messages.map((message) => {
      const { conversationId, details } = message;
      const { quotedWamid, order, productId } = details ?? {};
      const isQuoted = (one: ChatMessage) => one.wamid === quotedWamid && one.conversationId === conversationId;
      return Object.assign(message, {
        quoted: quotedWamid === undefined ? null : (quoted.find(isQuoted) ?? ('unknown' as const)),
        orderLines: orderedLines(order ?? [], knowledge),
        product: productId === undefined ? null : namedItem(productId, knowledge),
      });
    });
  }
}
