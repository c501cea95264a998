import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** An SMTP server that stores mails, and that can hold back its answers. */
export class MailServer {
  readonly mails: { readonly to: string; readonly mail: ParsedMail }[] = [];
  private readonly stalled = new Map<string, () => void>();

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, accept) => {
      const reached = this.stalled.get(address);
      if (reached) reached();
      else accept();
    },
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then((mail) => {
        for (const { address } of envelope.rcptTo) this.mails.push({ to: address, mail });
        done();
      }, done);
    },
  });

  static async start(): Promise<MailServer> {
    const mails = new MailServer();
    // A shop that is killed while it sends a mail resets its connection.
    mails.server.on('error', () => undefined);
    await new Promise<void>((resolve) => mails.server.listen(0, '127.0.0.1', resolve));
    return mails;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Holds back the answers to mails for this email until `release`. Settles when one is waiting. */
  stall(email: string): Promise<void> {
    return new Promise((reached) => this.stalled.set(email, reached));
  }

  release(): void {
    this.stalled.clear();
  }

  /** The mails that were delivered to this email, repetitions included. */
  deliveries(email: string): ParsedMail[] {
    return this.mails.filter(({ to }) => to === email).map(({ mail }) => mail);
  }

  /** The mails to this email, without repetitions of a Message-ID, as a mailbox shows them. */
  to(email: string): ParsedMail[] {
    return [...new Map(this.deliveries(email).map((mail) => [mail.messageId, mail])).values()];
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
