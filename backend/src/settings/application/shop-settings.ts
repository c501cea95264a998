import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { type Settings, shopSettings } from '../domain/shop-data.js';

/** The shop's own data as this shop may show it: production has no placeholders (decisions, 44). */
@Injectable()
export class ShopSettings {
  readonly current: Settings;

  constructor({ production, shopEmail }: Env) {
    this.current = shopSettings({ email: shopEmail, placeholders: !production });
  }

  /** Opens a chat with the shop in which `text` is written already; null while the shop has no number for chats. */
  chatLink(text: string): string | null {
    const { whatsapp } = this.current.contact;
    return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
  }
}
