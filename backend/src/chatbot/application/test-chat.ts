import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../common/clock.port.js';
import { MINUTE_MS } from '../../common/time.js';
import { absence, personAnswers } from '../domain/customer-texts.js';
import type { ChatLink, HandoverReason } from '../domain/reply.js';
import { emptyThread, type Thread } from '../domain/thread.js';
import { AnswerMessage } from './answer-message.js';
import { ChatbotSettings } from './chatbot-settings.js';
import { joined } from './replier.js';

export interface TestReply {
  readonly text: string;
  readonly links: readonly ChatLink[];
  readonly intents: readonly string[];
  readonly handover: HandoverReason | null;
}

/** About 2 kB each. */
const MAX_THREADS = 500;

/** Answers staff who try the bot as it would answer a customer now; stores nothing, and answers in every state. */
@Injectable()
export class TestChat {
  private readonly threads = new LRUCache<string, Thread>({ max: MAX_THREADS, ttl: 10 * MINUTE_MS });

  constructor(
    private readonly bot: AnswerMessage,
    private readonly settings: ChatbotSettings,
    private readonly clock: Clock,
  ) {}

  async send(text: string, conversationId: string, userId: string): Promise<TestReply> {
    const { active, keywords, hours } = await this.settings.current();
    const opening = await this.settings.nextOpening();
    const now = this.clock.now();
    if (!active) return { text: personAnswers(opening, now), links: [], intents: [], handover: 'inactive' };
    const key = `${userId} ${conversationId}`;
    const reply = await this.bot.answer(text, this.threads.get(key) ?? emptyThread(), { keywords, hours });
    this.threads.set(key, reply.thread);
    const { links, intents, handover } = reply;
    const closing = handover ? personAnswers(opening, now) : opening && !reply.stop ? absence(opening, now) : '';
    return { text: joined(reply.text, closing), links, intents, handover };
  }
}
