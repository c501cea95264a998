import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { type Settings, shopSettings } from '../domain/shop-data.js';

/** The shop's own data as this shop may show it: production has no placeholders (decisions, 44). */
@Injectable()
export class ShopSettings {
  readonly current: Settings;
  private readHours: () => Promise<string>;

  constructor({ production, shopEmail }: Env) {
    this.current = shopSettings({ email: shopEmail, placeholders: !production });
    this.readHours = () => Promise.resolve(this.current.contact.hours);
  }

  /** Takes the opening hours from where staff change them. */
  useHours(read: () => Promise<string>): void {
    this.readHours = read;
  }

  /** The shop's data with the opening hours of now. */
  async withHours(): Promise<Settings> {
    const { current } = this;
    return { ...current, contact: { ...current.contact, hours: await this.readHours() } };
  }

  /** Opens a chat with the shop in which `text` is written already; null while the shop has no number for chats. */
  chatLink(text: string): string | null {
    const { whatsapp } = this.current.contact;
    return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
  }
}
