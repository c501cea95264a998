import { Injectable } from '@nestjs/common';
import { Job } from '../../jobs/index.js';
import { contactMail, MailSender } from '../../mail/index.js';
import { ShopSettings } from '../../settings/index.js';
import { ContactMessages } from './contact-messages.port.js';

/** Carries only the id, so that personal data stays in one table. */
export const mailContactMessageJob = new Job<{ id: string }>('contact.mail');

/** Mails a stored message to the shop; the queue retries until the mail server accepts it. */
@Injectable()
export class MailContactMessage {
  constructor(
    private readonly messages: ContactMessages,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
  ) {}

  async send(id: string): Promise<void> {
    const message = await this.messages.find(id);
    // The person had the message erased before it was mailed.
    if (!message) return;
    const dataConsent = message.consentVersion !== null;
    await this.mail.send(contactMail(this.settings.current.contact.email, { ...message, dataConsent }));
  }
}
