import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../database/index.js';
import { ChatbotSettingsStore } from '../../application/chatbot-settings.port.js';
import type { BusinessHours } from '../../domain/shop-facts.js';
import type { ChatbotConfig } from '../../domain/settings.js';
import { ChatbotSettingsRow } from './chatbot.schemas.js';

const ROW = { id: 1 };

@Injectable()
export class TypeOrmChatbotSettings extends ChatbotSettingsStore {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async load(): Promise<ChatbotConfig> {
    const { active, start, end, keywords } = await this.transaction.manager.findOneByOrFail(ChatbotSettingsRow, ROW);
    return { active, hours: { start, end }, keywords };
  }

  async save({ active, hours }: { active?: boolean; hours?: BusinessHours }): Promise<void> {
    const changes = { ...(active !== undefined && { active }), ...hours };
    await this.transaction.manager.update(ChatbotSettingsRow, ROW, changes);
  }

  changeKeywords(change: (keywords: readonly string[]) => string[]): Promise<string[]> {
    return this.transaction.run(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const row = await this.transaction.manager.findOneOrFail(ChatbotSettingsRow, { where: ROW, lock });
      const keywords = change(row.keywords);
      await this.transaction.manager.update(ChatbotSettingsRow, ROW, { keywords });
      return keywords;
    });
  }
}
