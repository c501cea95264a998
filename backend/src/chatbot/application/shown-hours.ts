import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ShopSettings } from '../../settings/index.js';
import { hoursForPages } from '../domain/business-hours.js';
import { ChatbotSettings } from './chatbot-settings.js';

/** Makes the pages show the hours that staff have set; while the database is unavailable, the usual ones. */
@Injectable()
export class ShownHours implements OnModuleInit {
  constructor(
    private readonly shop: ShopSettings,
    private readonly settings: ChatbotSettings,
  ) {}

  onModuleInit(): void {
    const usual = this.shop.current.contact.hours;
    this.shop.useHours(async () => {
      const hours = await this.settings.knownHours();
      return hours ? hoursForPages(hours) : usual;
    });
  }
}
