import type { ChatbotConfig } from '../domain/settings.js';

/** Where the one row of settings is kept. */
export abstract class ChatbotSettingsStore {
  abstract load(): Promise<ChatbotConfig>;
  abstract save(changes: Partial<Pick<ChatbotConfig, 'active' | 'hours'>>): Promise<void>;
  /**
   * Replaces the keywords by what `change` makes of them, in one transaction: two changes at once both count.
   * Answers the new ones.
   */
  abstract changeKeywords(change: (keywords: readonly string[]) => string[]): Promise<string[]>;
}
