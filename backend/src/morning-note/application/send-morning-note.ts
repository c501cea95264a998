import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { MailSender, morningNoteMail } from '../../mail/index.js';
import { ShopSettings } from '../../settings/index.js';
import { MorningFactsReader } from './morning-facts-reader.js';

/** Mails the owner what the day begins with. The id of the mail is the day, so that a repeated job sends it once. */
@Injectable()
export class SendMorningNote {
  constructor(
    private readonly facts: MorningFactsReader,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly env: Env,
  ) {}

  async send(): Promise<void> {
    const facts = await this.facts.read();
    const to = this.settings.current.contact.email;
    await this.mail.send(morningNoteMail({ ...facts, to, panelUrl: `${this.env.publicUrl}/panel` }));
  }
}
