import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { type Mail, MailSender } from '../../mail-sender.port.js';
import { toEncodedMessage } from '../../mime-message.js';

const TIMEOUT_MS = 15_000;

/** Sends each mail to the server of `SMTP_URL`, several over one connection when there are many. */
export class SmtpMailSender extends MailSender implements OnApplicationShutdown {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail(toEncodedMessage(this.from, mail));
  }
}
