import type { OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { type Mail, MailSender } from '../../mail-sender.port.js';
import { toEncodedMessage } from '../../mime-message.js';

const TIMEOUT_MS = 15_000;

/** Sends each mail to the server of `SMTP_URL`, several over one connection when there are many. */
export class SmtpMailSender extends MailSender implements OnApplicationShutdown {
  private transport?: Promise<Transporter>;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  async send(mail: Mail): Promise<void> {
    const transport = await (this.transport ??= this.open());
    await transport.sendMail(toEncodedMessage(this.from, mail));
  }

  /** The library is loaded with the first mail. */
  private async open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }
}
