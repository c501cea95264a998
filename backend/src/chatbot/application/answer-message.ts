import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { answerQuestion, asksToStop, isSmallTalk } from '../domain/answer.js';
import { namedItem, orderInWords } from '../domain/catalogue-order.js';
import type { OrderedItem } from '../domain/message-details.js';
import type { BotReply } from '../domain/reply.js';
import type { BusinessHours } from '../domain/shop-facts.js';
import type { Thread } from '../domain/thread.js';
import { ShopActions } from './shop-actions.js';
import { ShopKnowledge } from './shop-knowledge.js';

export interface AnswerOptions {
  /** Words that hand the conversation to a person. */
  readonly keywords: readonly string[];
  /** When people of the shop answer; as staff set them. */
  readonly hours: BusinessHours;
  /** Network of the caller, against which order look-ups are counted; not counted when missing. */
  readonly network?: string;
  /** Id in the feed of the product that the text is about, without naming it. */
  readonly productId?: string;
}

/** Answers a customer's text from the data of the shop. */
@Injectable()
export class AnswerMessage {
  constructor(
    private readonly knowledge: ShopKnowledge,
    private readonly actions: ShopActions,
    private readonly clock: Clock,
  ) {}

  /** Whether the customer opted out of messages. */
  async asksToStop(text: string): Promise<boolean> {
    return asksToStop(text, await this.knowledge.current());
  }

  /** Whether the text is only thanks, a greeting or similar, without a request. */
  async isSmallTalk(text: string): Promise<boolean> {
    return isSmallTalk(text, await this.knowledge.current());
  }

  /** An order of the catalogue on WhatsApp in one text; '' without a product of the shop. */
  async orderInWords(items: readonly OrderedItem[]): Promise<string> {
    return orderInWords(items, await this.knowledge.current());
  }

  /** Never throws for what the customer wrote. `thread` is that of the reply before, or an empty one. */
  async answer(text: string, thread: Thread, options: AnswerOptions): Promise<BotReply> {
    const { keywords, hours, network, productId } = options;
    const knowledge = await this.knowledge.current();
    const effects = this.actions.forNetwork(network);
    const asked = productId === undefined ? null : namedItem(productId, knowledge).productId;
    const about = asked === null ? thread : { ...thread, products: [asked], intent: 'product_info' };
    return answerQuestion({ text, thread: about, keywords, knowledge, now: this.clock.now(), hours, effects });
  }
}
