import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../common/personal-data.js';
import { Env } from '../../config/env.js';
import { Job, JobHandlers } from '../../jobs/index.js';
import { MailSender, privacyLinkMail } from '../../mail/index.js';
import { PrivacyRequests } from './privacy-requests.port.js';
import { newPrivacyToken, privacyTokenDigest } from './privacy-token.js';

export const mailPrivacyLink = new Job<{ requestId: string }>('privacy.link');

/** Makes the token and mails it, so that it is nowhere but in the mail: not in the queue, not in a log. */
@Injectable()
export class MailPrivacyLink implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly requests: PrivacyRequests,
    private readonly personalData: PersonalData,
    private readonly mail: MailSender,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailPrivacyLink, ({ requestId }) => this.send(requestId));
  }

  /** Mails only addresses that the shop has data of: the form must not send mail to arbitrary addresses. */
  private async send(requestId: string): Promise<void> {
    const request = await this.requests.find(requestId);
    if (!request) return;
    if (!(await this.personalData.isHeldOf({ accountId: null, provenEmail: request.email }))) {
      await this.requests.remove(requestId);
      return;
    }
    const token = newPrivacyToken();
    await this.requests.setToken(requestId, privacyTokenDigest(token));
    // The part after `#` never leaves the browser, so no log of any server has it.
    const url = `${this.env.publicUrl}/mis-datos#${token}`;
    await this.mail.send(privacyLinkMail({ id: randomUUID(), email: request.email, url }));
  }
}
