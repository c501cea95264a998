import { hash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock.port.js';
import { HOUR_MS } from '../../../common/time.js';
import { Env } from '../../../config/env.js';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { ShopSettings } from '../../../settings/index.js';
import { MailSender } from '../../mail-sender.port.js';
import { digestMail, strangersWaitMail } from '../../templates/strangers-mails.js';
import { DigestEntries } from '../../digest-entries.port.js';
import { mailStrangersWaitJob } from '../../strangers-wait-job.js';

const digestJob = new Job<object>('mail.digest');

/** At the end of each hour. */
const HOURLY = '0 * * * *';

/** Sends the shop what strangers caused beyond the mails that go out one by one, and a notice that such mails wait. */
@Injectable()
export class MailJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly digest: DigestEntries,
    private readonly mail: MailSender,
    private readonly settings: ShopSettings,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailStrangersWaitJob, ({ day }) => this.sendNotice(day));
    this.handlers.every(HOURLY, digestJob, () => this.sendDigest());
  }

  private sendNotice(day: string): Promise<void> {
    const panelUrl = `${this.env.publicUrl}/panel/pedidos`;
    return this.mail.send(strangersWaitMail({ to: this.settings.current.contact.email, day, panelUrl }));
  }

  private async sendDigest(): Promise<void> {
    // The same entries when the job is repeated within the hour.
    const startOfHour = new Date(Math.floor(this.clock.now().getTime() / HOUR_MS) * HOUR_MS);
    const entries = await this.digest.entriesBefore(startOfHour);
    if (entries.length === 0) return;
    const ids = entries.map(({ id }) => id);
    await this.mail.send(
      digestMail({
        to: this.settings.current.contact.email,
        // The same mail when the process ends before the entries are removed.
        id: `digest-${hash('sha256', ids.join(), 'base64url')}`,
        entries: entries.map(({ text }) => text),
        panelUrl: `${this.env.publicUrl}/panel`,
      }),
    );
    await this.digest.removeEntries(ids);
  }
}
