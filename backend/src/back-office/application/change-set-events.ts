import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { changeSetAct } from '../domain/change-set-act.js';
import type { Author, ChangeSet } from '../domain/change-set.js';
import { type Redirection, strongestFirst } from '../domain/redirection.js';

export const publishJob = new Job<{ readonly id: string }>('back-office.publish-change-set');

export const mailStoppedJob = new Job<{ readonly id: string }>('back-office.mail-stopped-changes');

/** Mails all owners what a set redirects. */
export const mailOwnersJob = new Job<RedirectionNotice>('back-office.mail-owners');

export interface RedirectionNotice {
  readonly id: string;
  readonly event: 'waiting' | 'scheduled' | 'live' | 'refused';
  /** In words, without whole account numbers. */
  readonly changes: readonly string[];
  /** Who did it, or who scheduled it. */
  readonly by: Author;
  /** ISO time of the event, which makes each mail one of its own. */
  readonly at: string;
}

/** The mail is short: the panel shows the rest. */
const MAX_MAILED = 20;

/** What follows from an act on a change set, in its transaction: the audit log, jobs, and mails to the owners. */
@Injectable()
export class ChangeSetEvents {
  constructor(
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Enqueues the publication at the set's time; it replaces the job of an earlier moment. */
  async schedule({ id, effectiveAt }: ChangeSet): Promise<void> {
    await this.jobs.enqueue(publishJob, { id }, { jobKey: `change-set:${id}`, runAt: effectiveAt ?? undefined });
  }

  /** A scheduled set no longer fitted. */
  async stopped(set: ChangeSet): Promise<void> {
    await this.jobs.enqueue(mailStoppedJob, { id: set.id });
    await this.record(set, 'shop', 'no pudo publicar');
  }

  record(set: ChangeSet, actor: Author | 'shop', verb: string): Promise<void> {
    const by = actor === 'shop' ? actor : { id: actor.id, name: actor.name };
    return this.audit.record({ actor: by, ...changeSetAct(set, verb) });
  }

  /** Mails the owners when the set redirects money or people. */
  async mailOwners(
    { id: setId }: ChangeSet,
    event: RedirectionNotice['event'],
    { id, name }: Author,
    redirections: readonly Redirection[],
  ): Promise<void> {
    if (redirections.length === 0) return;
    const changes = strongestFirst(redirections)
      .slice(0, MAX_MAILED)
      .map(({ sentence }) => sentence);
    const more = redirections.length - changes.length;
    if (more > 0) changes.push(`y ${more} más`);
    const at = this.clock.now().toISOString();
    await this.jobs.enqueue(mailOwnersJob, { id: setId, event, changes, by: { id, name }, at });
  }
}
