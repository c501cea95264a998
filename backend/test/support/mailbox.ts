import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { eventually } from './eventually.js';
import type { TestApp } from './app.js';

/** The mails that a shop without a mail server wrote to files. */
export class Mailbox {
  /** By file, time and size: a file that was seen while it was written is read again. */
  private readonly read = new Map<string, ParsedMail>();

  constructor(private readonly shop: TestApp) {}

  /** The mails of this kind (the beginning of their id) to this email, as soon as there are `count` of them. */
  wait(kind: string, to: string, count = 1): Promise<ParsedMail[]> {
    return eventually(async () => {
      const mails = await this.all(kind, to);
      expect(mails).toHaveLength(count);
      return mails;
    });
  }

  /** The code of the newest mail to this email, once `count` of them are there; each needs a request for a reset. */
  async code(to: string, count = 1): Promise<string> {
    const mails = await this.wait('reset-code', to, count);
    return /\b\d{6}\b/.exec(mails.at(-1)!.text!)![0];
  }

  /** The oldest first. */
  async all(kind: string, to: string): Promise<ParsedMail[]> {
    const folder = path.join(this.shop.env.dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${kind}-`));
    const files = names.map(async (name) => {
      const file = path.join(folder, name);
      // The date of a mail has whole seconds.
      const { mtimeMs: writtenMs, size } = await stat(file);
      return { writtenMs, mail: await this.parsed(file, `${name} ${writtenMs} ${size}`) };
    });
    return (await Promise.all(files))
      .sort((a, b) => a.writtenMs - b.writtenMs)
      .map(({ mail }) => mail)
      .filter((mail) => [mail.to].flat().some((field) => field?.text.includes(to)));
  }

  /** Parses a file once, because a test that waits looks at all of them again and again. */
  private async parsed(file: string, version: string): Promise<ParsedMail> {
    const mail = this.read.get(version) ?? (await simpleParser(await readFile(file)));
    this.read.set(version, mail);
    return mail;
  }
}
