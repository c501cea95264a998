import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { MailContactMessage, mailContactMessageJob } from '../../application/mail-contact-message.js';

/** Binds each job to its use case. */
@Injectable()
export class ContactJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly mails: MailContactMessage,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailContactMessageJob, ({ id }) => this.mails.send(id));
  }
}
