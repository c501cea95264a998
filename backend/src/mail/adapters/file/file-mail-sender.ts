import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Mail, MailSender } from '../../mail-sender.port.js';
import { toMimeMessage } from '../../mime-message.js';

/** Without a mail server each mail becomes an `.eml` file that any mail program opens. */
export class FileMailSender extends MailSender {
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(toMimeMessage(this.from, mail));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(path.join(this.folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
  }
}
