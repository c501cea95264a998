import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.port.js';
import { FORGOTTEN_AFTER_SECONDS } from '../common/throttling/slow-down.js';
import { DAY_MS } from '../common/time.js';
import { deleteBefore } from '../database/index.js';
import { removeFailedJobs } from './failed-jobs.js';
import { JobHandlers } from './job-handlers.js';
import { Job } from './job-queue.port.js';

/** Rows whose `column` is older than `ageMs` are deleted. */
export interface RetentionRule {
  readonly table: string;
  readonly column: string;
  readonly ageMs: number;
}

/**
 * The privacy policy promises the periods of personal data. An age of 0 deletes what expired at the time in the column.
 * Orders, payments and conversations have rules of their own, in their modules.
 */
export const RETENTION_LIST: readonly RetentionRule[] = [
  // Undoing a removal is offered for a minute.
  { table: 'cart_removed_line', column: 'removed_at', ageMs: 1 * DAY_MS },
  // A call whose response was lost is repeated within minutes, not weeks.
  { table: 'cart_addition', column: 'created_at', ageMs: 7 * DAY_MS },
  // A cart holds names of children. Every change renews the period.
  { table: 'cart', column: 'touched_at', ageMs: 90 * DAY_MS },
  // The same period as the cookie of the payer.
  { table: 'payer_token', column: 'created_at', ageMs: 90 * DAY_MS },
  { table: 'payment_event', column: 'received_at', ageMs: 90 * DAY_MS },
  { table: 'chatbot_event', column: 'received_at', ageMs: 30 * DAY_MS },
  { table: 'chatbot_miss', column: 'last_at', ageMs: 90 * DAY_MS },
  // Longer than jobs are repeated.
  { table: 'sent_mail', column: 'sent_at', ageMs: 30 * DAY_MS },
  // A turn counts for the hour after it; one that waits lies in the future.
  { table: 'strangers_mail', column: 'send_at', ageMs: 1 * DAY_MS },
  // Removed once mailed; older ones found no mail server.
  { table: 'digest_entry', column: 'added_at', ageMs: 30 * DAY_MS },
  { table: 'contact_message', column: 'received_at', ageMs: 365 * DAY_MS },
  // A digest of the mailbox of a customer, for limits per customer.
  { table: 'discount_use', column: 'used_at', ageMs: 365 * DAY_MS },
  // Names of staff. The database itself refuses to remove younger entries, by its own clock.
  { table: 'audit_log', column: 'at', ageMs: 366 * DAY_MS },
  // A design holds the name of a child. Opening it renews the period.
  { table: 'design', column: 'last_opened_at', ageMs: 365 * DAY_MS },
  // Two years of nights, for the owner's list.
  { table: 'reconciliation', column: 'created_at', ageMs: 731 * DAY_MS },
  { table: 'money_check', column: 'at', ageMs: 90 * DAY_MS },
  { table: 'bench_press', column: 'at', ageMs: 365 * DAY_MS },
  // A call whose answer was lost is repeated within minutes, and the answers hold personal data.
  { table: 'idempotency_key', column: 'at', ageMs: 2 * DAY_MS },
  { table: 'session', column: 'expire', ageMs: 0 },
  { table: 'staff_challenge', column: 'expires_at', ageMs: 0 },
  // An invitation holds an email.
  { table: 'staff_invitation', column: 'expires_at', ageMs: 0 },
  { table: 'staff_session', column: 'last_seen_at', ageMs: 7 * DAY_MS },
  { table: 'order_link', column: 'expires_at', ageMs: 0 },
  // A request for personal data holds an email.
  { table: 'privacy_request', column: 'expires_at', ageMs: 0 },
  // A job that was renamed or works again by hand.
  { table: 'job_failure', column: 'last_at', ageMs: 30 * DAY_MS },
  { table: 'discount_reservation', column: 'expires_at', ageMs: 0 },
  { table: 'reset_code', column: 'expires_at', ageMs: 0 },
  // Counts of failed attempts, which the growing pauses no longer use.
  { table: 'attempt', column: 'last_at', ageMs: FORGOTTEN_AFTER_SECONDS * 1000 },
];

export const retentionJob = new Job<object>('jobs.retention');

/** Hourly, because some links are valid for an hour only. */
const HOURLY = '15 * * * *';

/** Removes data after its retention period. */
@Injectable()
export class Retention implements OnModuleInit {
  private readonly log = new Logger('retention');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(HOURLY, retentionJob, () => this.run());
  }

  /** Runs every removal, also after one failed; then throws the failures, so that the queue repeats the job. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const errors: unknown[] = [];
    const attempt = async (name: string, remove: () => Promise<number>) => {
      try {
        this.log.log(`Removed from ${name}: ${await remove()}`);
      } catch (error) {
        this.log.error({ err: error }, `Could not remove from ${name}`);
        errors.push(error);
      }
    };
    for (const { table, column, ageMs } of RETENTION_LIST) {
      const end = new Date(now.getTime() - ageMs);
      await attempt(table, () => deleteBefore(this.dataSource.manager, table, column, end));
    }
    await attempt('failed jobs', () => removeFailedJobs(this.dataSource));
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} removals failed`);
  }
}
