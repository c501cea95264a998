import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { isWithinLimit } from '../../common/throttling/within-limit.js';
import { Job, JobQueue, PRIORITY } from '../../jobs/index.js';
import { MailSender, type StaffAlertKind, staffAlertMail } from '../../mail/index.js';
import type { SignedInUser } from '../domain/account.js';
import { nameParts } from '../domain/person-name.js';
import type { SessionStep } from '../domain/staff-session.js';
import { Accounts } from './accounts.port.js';
import { Sessions } from './sessions.port.js';

interface StaffAlert {
  /** Identifies the mail, so that a repeated job does not send it twice. */
  readonly alertId: string;
  readonly accountId: string;
  readonly kind: StaffAlertKind;
  /** In words: `Chrome en Android`. */
  readonly device: string;
  /** ISO time. */
  readonly at: string;
}

export const mailStaffAlertJob = new Job<StaffAlert>('identity.staff-alert');

/** Mails a staff member each change of how they log in, because another person may have made it. */
@Injectable()
export class StaffAlerts {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly jobs: JobQueue,
    private readonly mail: MailSender,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** `user`: the session in which it happened. Joins the caller's transaction. */
  raise(user: SignedInUser, kind: StaffAlertKind): Promise<void> {
    return this.enqueue(user.id, user.staffSession!.id, kind);
  }

  /** The password was right on a device that never logged in to the account; `step`: how far it opened the panel. */
  async loggedInOnNewDevice(accountId: string, sessionId: string, step: SessionStep): Promise<void> {
    if (!(await isWithinLimit(this.limiter, POLICIES.newDeviceMails, accountId))) return;
    await this.enqueue(accountId, sessionId, step === 'prove' ? 'password_on_new_device' : 'new_device');
  }

  /** For the job. */
  async send({ alertId, accountId, kind, device, at }: StaffAlert): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account) return;
    const { email, name } = account;
    const person = { email, firstName: nameParts(name).firstName };
    await this.mail.send(staffAlertMail({ ...person, id: alertId, kind, device, at: new Date(at) }));
  }

  private async enqueue(accountId: string, sessionId: string, kind: StaffAlertKind): Promise<void> {
    const session = await this.sessions.find(sessionId);
    const facts = { accountId, kind, device: session?.device ?? 'un dispositivo' };
    const alert = { ...facts, alertId: randomUUID(), at: this.clock.now().toISOString() };
    await this.jobs.enqueue(mailStaffAlertJob, alert, { priority: PRIORITY.urgent });
  }
}
