import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { Env } from '../config/env.js';
import { ShopSettings, SettingsModule } from '../settings/index.js';
import { FileMailSender } from './adapters/file/file-mail-sender.js';
import { OnceOnlyMailSender } from './adapters/postgres/once-only-mail-sender.js';
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
      provide: MailSender,
      inject: [CARRIER, DataSource, RateLimiter],
      useFactory: (carrier: MailSender, dataSource: DataSource, limiter: RateLimiter) =>
        new OnceOnlyMailSender(carrier, dataSource, limiter),
    },
  ],
  exports: [MailSender],
})
export class MailModule {
  constructor(settings: ShopSettings) {
    settings.onChange(signMailsWith);
  }
}
