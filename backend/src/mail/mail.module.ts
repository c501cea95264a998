import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Env } from '../config/env.js';
import { FileMailSender } from './adapters/file/file-mail-sender.js';
import { SmtpMailSender } from './adapters/smtp/smtp-mail-sender.js';
import { MailSender } from './mail-sender.port.js';

/** One `MailSender`: the server of `SMTP_URL`, or files in the data folder. */
@Global()
@Module({
  providers: [
    {
      provide: MailSender,
      inject: [Env],
      useFactory: ({ smtpUrl, dataDir, shopEmail }: Env): MailSender =>
        smtpUrl ? new SmtpMailSender(smtpUrl, shopEmail) : new FileMailSender(path.join(dataDir, 'mail'), shopEmail),
    },
  ],
  exports: [MailSender],
})
export class MailModule {}
