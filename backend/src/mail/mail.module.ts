import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Env } from '../config/env.js';
import { FileMailSender } from './adapters/file/file-mail-sender.js';
import { OnceOnlyMailSender } from './adapters/postgres/once-only-mail-sender.js';
import { SmtpMailSender } from './adapters/smtp/smtp-mail-sender.js';
import { MailSender } from './mail-sender.port.js';

/** One `MailSender`, that sends each mail once: through the server of `SMTP_URL`, or to files in the data folder. */
@Global()
@Module({
  providers: [
    {
      provide: MailSender,
      inject: [Env, DataSource],
      useFactory: ({ smtpUrl, dataDir, shopEmail }: Env, dataSource: DataSource): MailSender => {
        const sender = smtpUrl
          ? new SmtpMailSender(smtpUrl, shopEmail)
          : new FileMailSender(path.join(dataDir, 'mail'), shopEmail);
        return new OnceOnlyMailSender(sender, dataSource);
      },
    },
  ],
  exports: [MailSender],
})
export class MailModule {}
