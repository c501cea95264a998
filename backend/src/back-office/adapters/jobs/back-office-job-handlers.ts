import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { MailStoppedChanges } from '../../application/mail-stopped-changes.js';
import { MailOwners } from '../../application/mail-owners.js';
import { mailOwnersJob, mailStoppedJob, publishJob } from '../../application/change-set-events.js';
import { PublishChangeSets } from '../../application/publish-change-sets.js';

/** Binds each job to its use case. */
@Injectable()
export class BackOfficeJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly publication: PublishChangeSets,
    private readonly mails: MailStoppedChanges,
    private readonly owners: MailOwners,
  ) {}

  onModuleInit(): void {
    this.handlers.on(publishJob, ({ id }) => this.publication.publishScheduled(id));
    this.handlers.on(mailStoppedJob, ({ id }) => this.mails.send(id));
    this.handlers.on(mailOwnersJob, (notice) => this.owners.send(notice));
  }
}
