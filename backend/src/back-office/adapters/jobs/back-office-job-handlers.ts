import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { publishJob, PublishChangeSets } from '../../application/publish-change-sets.js';

/** Binds each job to its use case. */
@Injectable()
export class BackOfficeJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly publication: PublishChangeSets,
  ) {}

  onModuleInit(): void {
    this.handlers.on(publishJob, ({ id }) => this.publication.publishScheduled(id));
  }
}
