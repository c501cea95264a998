import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Transaction } from '../../common/transaction.port.js';
import type { StaffMember } from '../../identity/index.js';
import type { BusinessHours } from '../domain/shop-facts.js';
import type { ChatbotConfig } from '../domain/settings.js';
import { ChatbotSettings } from './chatbot-settings.js';
import { Conversations, MAX_COUNTED } from './conversations.port.js';
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
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
  ) {}

  async status(): Promise<ChatbotStatus> {
    const [config, nextOpening, waiting, messaging] = await Promise.all([
      this.settings.current(),
      this.settings.nextOpening(),
      this.conversations.countWaiting(MAX_COUNTED),
      this.health.read(),
    ]);
    return { config, nextOpening, waiting, messaging };
  }

  setActive(active: boolean, actor: StaffMember): Promise<void> {
    return this.transaction.run(async () => {
      const before = await this.settings.current();
      await this.settings.setActive(active);
      const action = active ? 'encendió el chatbot' : 'apagó el chatbot';
      const values = { before: { active: before.active }, after: { active } };
      await this.audit.record({ kind: 'chatbot', actor, action, ...values });
    });
  }

  /** @throws DomainError `chatbot.hours` */
  setHours(hours: BusinessHours, actor: StaffMember): Promise<void> {
    return this.transaction.run(async () => {
      const before = await this.settings.current();
      await this.settings.setHours(hours);
      const action = `cambió el horario de atención a ${hours.start}–${hours.end}`;
      const values = { before: { ...before.hours }, after: { ...hours } };
      await this.audit.record({ kind: 'chatbot', actor, action, ...values });
    });
  }

  async keywords(): Promise<readonly string[]> {
    return (await this.settings.current()).keywords;
  }

  saveKeywords(keywords: readonly string[], actor: StaffMember): Promise<string[]> {
    return this.transaction.run(async () => {
      const before = { keywords: await this.keywords() };
      const saved = await this.settings.changeKeywords(() => keywords);
      const action = 'cambió las palabras que pasan el chat a una persona';
      await this.audit.record({ kind: 'chatbot', actor, action, before, after: { keywords: saved } });
      return saved;
    });
  }
}
