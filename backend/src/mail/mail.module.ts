import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.port.js';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { Env } from '../config/env.js';
import { JobQueue } from '../jobs/index.js';
import { ShopSettings, SettingsModule } from '../settings/index.js';
import { DigestEntries } from './digest-entries.port.js';
import { FileMailSender } from './adapters/file/file-mail-sender.js';
import { MailJobHandlers } from './adapters/jobs/mail-job-handlers.js';
import { OnceOnlyMailSender } from './adapters/postgres/once-only-mail-sender.js';
import { StrangersMails } from './adapters/postgres/strangers-mails.js';
import { SmtpMailSender } from './adapters/smtp/smtp-mail-sender.js';
import { MailSender } from './mail-sender.port.js';
import { signMailsWith } from './templates/letter.js';

/** Sends mails through the server of `SMTP_URL`, or writes them to files in the data folder. */
const CARRIER = Symbol('carrier');

/** One `MailSender`, that sends each mail once. */
@Global()
@Module({
  imports: [SettingsModule],
  providers: [
    {
      provide: CARRIER,
      inject: [Env],
      useFactory: ({ smtpUrl, dataDir, shopEmail }: Env): MailSender =>
        smtpUrl ? new SmtpMailSender(smtpUrl, shopEmail) : new FileMailSender(path.join(dataDir, 'mail'), shopEmail),
    },
    {
      provide: StrangersMails,
      inject: [DataSource, Clock],
      useFactory: (dataSource: DataSource, clock: Clock) => new StrangersMails(dataSource, clock),
    },
    {
      provide: MailSender,
      inject: [CARRIER, DataSource, RateLimiter, StrangersMails, Clock, JobQueue],
      useFactory: (
        carrier: MailSender,
        dataSource: DataSource,
        limiter: RateLimiter,
        strangers: StrangersMails,
        clock: Clock,
        jobs: JobQueue,
      ) => new OnceOnlyMailSender(carrier, dataSource, limiter, strangers, clock, jobs),
    },
    { provide: DigestEntries, useExisting: StrangersMails },
    MailJobHandlers,
  ],
  exports: [MailSender],
})
export class MailModule {
  constructor(settings: ShopSettings) {
    settings.onChange(signMailsWith);
  }
}
