import { createTransport } from 'nodemailer';
import { type Mail, MailSender } from '../../mail-sender.port.js';
import { messageOf } from '../../message-of.js';

const TIMEOUT_MS = 15_000;

/** Hands each mail to the server of `SMTP_URL`. */
export class SmtpMailSender extends MailSender {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail(messageOf(this.from, mail));
  }
}
