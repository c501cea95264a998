import { Logger } from '@nestjs/common';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { DataSource } from 'typeorm';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';
import { withinLimit } from '../../../common/throttling/within-limit.js';
import { Clock } from '../../../common/clock.port.js';
import { isUnavailable } from '../../../common/is-unavailable.js';
import { JobPostponedError, JobQueue, PRIORITY } from '../../../jobs/index.js';
import { type Mail, MAIL_NOT_SENT, MailSender } from '../../mail-sender.port.js';
import { mailStrangersWaitJob } from '../../strangers-wait-job.js';
import type { StrangersMails } from './strangers-mails.js';

const NOTE = 'INSERT INTO sent_mail (id) VALUES ($1) ON CONFLICT (id) DO NOTHING';

const NOTE_AGAIN_AFTER_MS = 250;
/** Longer than any outage of a maintained database. */
const INSIST_MS = 180_000;

/**
 * The mail server did not take a mail. The words with which a job records it: the metrics count them. The server's own answer names the
 * mailbox, so only its codes are kept.
 */
class MailNotSentError extends Error {
  constructor(cause: unknown) {
    const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown };
    super(`${MAIL_NOT_SENT} (${[code, responseCode].filter(Boolean).join(' ') || 'unknown error'})`);
  }
}

/**
 * Sends a mail once although its job may be repeated. Only when the process ends after the mail server accepted the mail and
 * before that is recorded, the mail is sent again, under the same `Message-ID`; SMTP has no stronger guarantee.
 */
export class OnceOnlyMailSender extends MailSender {
  private readonly log = new Logger('mail');
  /** The database became unavailable after the mail was sent and before that was recorded. */
  private readonly unnoted = new Set<string>();
  /** The last day on which this instance enqueued the notice to the owner. */
  private alertedOn?: string;
  private readonly insistence = retry(handleWhen(isUnavailable), {
    maxAttempts: Infinity,
    backoff: new ConstantBackoff(NOTE_AGAIN_AFTER_MS),
  });

  constructor(
    private readonly sender: MailSender,
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly strangers: StrangersMails,
    private readonly clock: Clock,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    if (!this.unnoted.has(mail.id)) {
      if (await this.wasSent(mail.id)) return;
      // A mail that is held back or part of a digest is recorded too, so that no repeated job sends it later.
      await this.sendWithinLimit(mail);
      this.unnoted.add(mail.id);
    }
    await this.note(mail.id);
    this.unnoted.delete(mail.id);
  }

  /** Sends nothing when the mailbox got as many as the limit allows. */
  private async sendWithinLimit(mail: Mail): Promise<void> {
    const send = () => this.sendInTurn(mail);
    if (!mail.limit) return send();
    const isSent = await withinLimit(this.limiter, mail.limit, [mail.to], send);
    if (!isSent) this.log.warn(`Mail ${mail.id} is held back: its mailbox has reached the limit`);
  }

  private async sendInTurn(mail: Mail): Promise<void> {
    const { id, isStrangers, digestEntry } = mail;
    if (!isStrangers) return this.deliver(mail);
    const at = await this.strangers.turnOf(id, digestEntry !== undefined);
    if (at && at <= this.clock.now()) return this.deliver(mail);
    await this.alertOwner();
    if (at) throw new JobPostponedError(at);
    await this.strangers.addToDigest(id, digestEntry!);
  }

  private async alertOwner(): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    if (day === this.alertedOn) return;
    await this.jobs.enqueue(
      mailStrangersWaitJob,
      { day },
      { jobKey: `mail:strangers-wait:${day}`, priority: PRIORITY.urgent },
    );
    this.alertedOn = day;
  }

  private async deliver(mail: Mail): Promise<void> {
    try {
      await this.sender.send(mail);
    } catch (error) {
      throw new MailNotSentError(error);
    }
  }

  /** Retries while the database is unavailable: otherwise another instance would get the job and send the mail again. */
  private async note(id: string): Promise<void> {
    await this.insistence.execute(() => this.dataSource.query(NOTE, [id]), AbortSignal.timeout(INSIST_MS));
  }

  private async wasSent(id: string): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>('SELECT FROM sent_mail WHERE id = $1', [id])).length > 0;
  }
}
