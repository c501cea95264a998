import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '../../mail-sender.port.js';
import { SmtpMailSender } from './smtp-mail-sender.js';

const mail: Mail = {
  id: 'contact-1',
  to: 'hola@sigerist.co',
  replyTo: { name: 'Laura\r\nBcc: todos@example.com', address: 'laura@example.com' },
  subject: 'Pañalera\r\nBcc: todos@example.com',
  text: 'Quiero una pañalera',
  html: '<p>Quiero una pañalera</p>',
};

describe('SmtpMailSender', () => {
  const received: { recipients: string[]; raw: string }[] = [];
  let server: SMTPServer;
  let url: string;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push({
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it('delivers the text, and to no recipient that a shopper injected', async () => {
    const sender = new SmtpMailSender(url, 'hola@sigerist.co');
    await sender.send(mail);
    await sender.onApplicationShutdown();

    expect(received).toHaveLength(1);
    expect(received[0]!.recipients).toEqual(['hola@sigerist.co']);
    const parsed = await simpleParser(received[0]!.raw);
    expect(parsed.from?.text).toBe('"Sigerist" <hola@sigerist.co>');
    expect(parsed.replyTo?.value[0]?.address).toBe('laura@example.com');
    expect(parsed.text?.trim()).toBe('Quiero una pañalera');
    expect(parsed.messageId).toBe('<contact-1@sigerist.co>');
    expect(parsed.bcc).toBeUndefined();
  });

  it('fails when no server answers, so that the job tries again', async () => {
    await expect(new SmtpMailSender('smtp://127.0.0.1:1', 'hola@sigerist.co').send(mail)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
