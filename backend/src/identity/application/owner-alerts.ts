import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { allSent, MailSender, ownerChangeMail } from '../../mail/index.js';
import type { Account } from '../domain/account.js';
import { concernedOwners } from '../domain/owners.js';
import { Accounts } from './accounts.port.js';

interface OwnerChange {
  /** Identifies the mails, so that a repeated job does not send them twice. */
  readonly alertId: string;
  readonly accountId: string;
  readonly isOwner: boolean;
  /** Name of the owner who decided it. */
  readonly by: string;
  /** ISO time. */
  readonly at: string;
}

/** A person who became an owner, or is one no longer. `by`: name of the owner who decided it. */
type NewOwnerChange = Pick<OwnerChange, 'isOwner' | 'by'> & { readonly account: Pick<Account, 'id'> };

export const mailOwnerChangeJob = new Job<OwnerChange>('identity.owner-change');

/** Mails all owners, and the person, that somebody became an owner or is one no longer: owners decide together where money goes. */
@Injectable()
export class OwnerAlerts {
  constructor(
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly jobs: JobQueue,
    private readonly mail: MailSender,
    private readonly clock: Clock,
  ) {}

  /** Records an act in the audit log; mails the owners when it made or removed one. Joins the caller's transaction. */
  async record(act: Parameters<AuditLog['record']>[0], change: NewOwnerChange | null): Promise<void> {
    await this.audit.record(act);
    if (!change) return;
    const { account, isOwner, by } = change;
    const at = this.clock.now().toISOString();
    await this.jobs.enqueue(mailOwnerChangeJob, { alertId: randomUUID(), accountId: account.id, isOwner, by, at });
  }

  /** For the job. */
  async send({ alertId, accountId, isOwner, by, at }: OwnerChange): Promise<void> {
    const staff = await this.accounts.staff();
    const person = staff.find(({ id }) => id === accountId);
    if (!person) return;
    const recipients = new Set([person, ...concernedOwners(staff, this.clock.now())]);
    const facts = { name: person.name, personEmail: person.email, isOwner, by, at: new Date(at) };
    await allSent(
      [...recipients].map(({ id, email }) =>
        this.mail.send(ownerChangeMail({ ...facts, to: email, id: `${alertId}-${id}` })),
      ),
    );
  }
}
