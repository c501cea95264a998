import { Injectable } from '@nestjs/common';
import type { BusinessHours } from '../domain/shop-facts.js';
import type { ChatbotConfig } from '../domain/settings.js';
import { ChatbotSettings } from './chatbot-settings.js';
import { Conversations } from './conversations.port.js';
import { MessagingHealth, MessagingHealthReader } from './messaging-health.js';

export interface ChatbotStatus {
  readonly config: ChatbotConfig;
  /** Null during business hours. */
  readonly nextOpening: Date | null;
  readonly waiting: number;
  readonly messaging: MessagingHealth;
}

/** Status and settings of the bot, for staff. */
@Injectable()
export class ChatbotAdmin {
  constructor(
    private readonly settings: ChatbotSettings,
    private readonly conversations: Conversations,
    private readonly health: MessagingHealthReader,
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
}
