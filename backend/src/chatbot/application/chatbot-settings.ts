import { Injectable } from '@nestjs/common';
import { isColombianHoliday } from '../../common/delivery.js';
import { Clock } from '../../common/clock.port.js';
import { PolledValue } from '../../common/polled-value.js';
import { MINUTE_MS } from '../../common/time.js';
import { nextOpening } from '../domain/business-hours.js';
import type { BusinessHours } from '../domain/shop-facts.js';
import { assertHours, type ChatbotConfig, tidyKeywords } from '../domain/settings.js';
import { ChatbotSettingsStore } from './chatbot-settings.port.js';

/** Stands for the settings while they could never be read. */
const UNKNOWN: ChatbotConfig = { active: true, hours: { start: '', end: '' }, keywords: [] };

/** Caches the settings of the bot; a change takes effect on every instance within two seconds. */
@Injectable()
export class ChatbotSettings {
  private readonly config: PolledValue<ChatbotConfig>;
  private opening?: { readonly minute: number; readonly hours: BusinessHours; readonly next: Date | null };

  constructor(
    private readonly store: ChatbotSettingsStore,
    private readonly clock: Clock,
  ) {
    this.config = new PolledValue(() => store.load(), clock);
  }

  current(): Promise<ChatbotConfig> {
    return this.config.current();
  }

  /** Null, soon, while the settings could never be read. */
  async knownHours(): Promise<BusinessHours | null> {
    const config = await this.config.currentOr(UNKNOWN);
    return config === UNKNOWN ? null : config.hours;
  }

  /** When people answer next; null when they do now. */
  async nextOpening(): Promise<Date | null> {
    const { hours } = await this.current();
    const now = this.clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    // Openings and closings are whole minutes.
    if (this.opening?.minute !== minute || this.opening.hours !== hours)
      this.opening = { minute, hours, next: nextOpening(hours, now, isColombianHoliday) };
    return this.opening.next;
  }

  async setActive(active: boolean): Promise<void> {
    await this.store.save({ active });
    await this.config.refresh();
  }

  /** @throws DomainError `chatbot.hours` */
  async setHours(hours: BusinessHours): Promise<void> {
    assertHours(hours);
    await this.store.save({ hours });
    await this.config.refresh();
  }

  /** Answers the new keywords. */
  async changeKeywords(change: (keywords: readonly string[]) => readonly string[]): Promise<string[]> {
    const keywords = await this.store.changeKeywords((before) => tidyKeywords(change(before)));
    await this.config.refresh();
    return keywords;
  }
}
