import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { MailPrivacyLink, mailPrivacyLinkJob } from '../../application/mail-privacy-link.js';

/** Binds each job to its use case. */
@Injectable()
export class PrivacyJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly mails: MailPrivacyLink,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailPrivacyLinkJob, ({ requestId }) => this.mails.send(requestId));
  }
}
