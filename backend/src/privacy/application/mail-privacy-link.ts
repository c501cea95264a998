import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { PersonalData } from '../../common/personal-data.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { Env } from '../../config/env.js';
import { Job } from '../../jobs/index.js';
import { MailSender, privacyLinkMail } from '../../mail/index.js';
import { PrivacyRequest } from '../domain/privacy-request.js';
import { PrivacyRequests } from './privacy-requests.port.js';

export const mailPrivacyLinkJob = new Job<{ requestId: string }>('privacy.link');

/**
 * Creates and mails the token in one step, so that neither the queue nor a log contains it. A retry after a
 * failure makes a new link, whose hour begins with the retry.
 */
@Injectable()
export class MailPrivacyLink {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly personalData: PersonalData,
    private readonly mail: MailSender,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Mails only people that the shop has data of: the form must not send mail to arbitrary emails. */
  async send(requestId: string): Promise<void> {
    const request = await this.requests.find(requestId);
    if (!request) return;
    if (!(await this.personalData.isHeldOf({ accountId: null, provenEmail: request.email }))) {
      await this.requests.remove(requestId);
      return;
    }
    const token = newToken();
    const [id, tokenDigest] = [randomUUID(), digestOf(token)];
    await this.requests.add(PrivacyRequest.link({ id, email: request.email, tokenDigest }, this.clock.now()));
    // The part after `#` never leaves the browser, so no log of any server has it.
    const url = `${this.env.publicUrl}/mis-datos#token=${token}`;
    await this.mail.send({ ...privacyLinkMail({ id: requestId, email: request.email, url }), isStrangers: true });
    await this.requests.remove(requestId);
  }
}
