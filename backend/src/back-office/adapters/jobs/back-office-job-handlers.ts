import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { MailStoppedChanges } from '../../application/mail-stopped-changes.js';
import { mailStoppedJob, publishJob, PublishChangeSets } from '../../application/publish-change-sets.js';

/** Binds each job to its use case. */
@Injectable()
export class BackOfficeJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly publication: PublishChangeSets,
    private readonly mails: MailStoppedChanges,
  ) {}

  onModuleInit(): void {
    this.handlers.on(publishJob, ({ id }) => this.publication.publishScheduled(id));
    this.handlers.on(mailStoppedJob, ({ id }) => this.mails.send(id));
  }
}
