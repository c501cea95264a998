import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { FaqService, type NewFaqEntry } from '../../content/index.js';
import type { BusinessHours } from '../domain/business-hours.js';
import { firstDayOf, type Miss } from '../domain/miss.js';
import { type ChatbotConfig, MAX_KEYWORDS, tidyKeywords } from '../domain/settings.js';
import { ChatbotSettings } from './chatbot-settings.js';
import { Conversations } from './conversations.port.js';
import { MessagingHealth, MessagingHealthReader } from './messaging-health.js';
import { Misses } from './misses.port.js';

export interface ChatbotStatus {
  readonly config: ChatbotConfig;
  /** Null during business hours. */
  readonly nextOpening: Date | null;
  readonly waiting: number;
  readonly messaging: MessagingHealth;
}

const MAX_MISSES = 200;

/** What staff see and change of the bot itself. */
@Injectable()
export class ChatbotAdmin {
  constructor(
    private readonly settings: ChatbotSettings,
    private readonly conversations: Conversations,
    private readonly health: MessagingHealthReader,
    private readonly missed: Misses,
    private readonly faq: FaqService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async status(): Promise<ChatbotStatus> {
    const [config, nextOpening, waiting, messaging] = await Promise.all([
      this.settings.current(),
      this.settings.nextOpening(),
      this.conversations.countWaiting(),
      this.health.read(),
    ]);
    return { config, nextOpening, waiting, messaging };
  }

  setActive(active: boolean): Promise<void> {
    return this.settings.setActive(active);
  }

  setHours(hours: BusinessHours): Promise<void> {
    return this.settings.setHours(hours);
  }

  async keywords(): Promise<readonly string[]> {
    return (await this.settings.current()).keywords;
  }

  saveKeywords(keywords: readonly string[]): Promise<string[]> {
    return this.settings.changeKeywords(() => keywords);
  }

  misses(days: number): Promise<Miss[]> {
    return this.missed.list(firstDayOf(days, this.clock.now()), MAX_MISSES);
  }

  /** Publishes an answer; the question leaves the list. */
  async answerMiss(id: string, entry: NewFaqEntry): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.missed.remove(id))) throw missNotFound();
      await this.faq.add(entry);
    });
    await this.faq.refresh();
  }

  /** A keyword of a question; the question leaves the list. */
  async addKeyword(id: string, keyword: string): Promise<string[]> {
    const keywords = await this.transaction.run(async () => {
      if (!(await this.missed.remove(id))) throw missNotFound();
      return this.settings.changeKeywords((before) => withKeyword(before, keyword));
    });
    return keywords;
  }

  async dismissMiss(id: string): Promise<void> {
    if (!(await this.missed.dismiss(id))) throw missNotFound();
  }
}

function withKeyword(before: readonly string[], keyword: string): string[] {
  const keywords = tidyKeywords([...before, keyword]);
  if (keywords.length <= MAX_KEYWORDS) return keywords;
  const message = `Escribe hasta ${MAX_KEYWORDS} palabras`;
  throw new DomainError('malformed', 'request.invalid', message, { keyword: message });
}

function missNotFound(): DomainError {
  return new DomainError('not_found', 'chatbot.miss_not_found', 'Esta pregunta ya no está en la lista.');
}
