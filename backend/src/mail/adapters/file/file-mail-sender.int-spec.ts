import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { FileMailSender } from './file-mail-sender.js';

const mail = {
  id: 'contact-1',
  to: 'hola@sigerist.co',
  subject: 'Mensaje de Sofía',
  text: 'Quiero una pañalera',
  html: '<p>Quiero una pañalera</p>',
};

describe('FileMailSender', () => {
  let folder: string;

  beforeAll(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'sigerist-mail-')), 'mail');
  });
  afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

  it('writes a repeated mail once, as a file that mail programs open and only this user reads', async () => {
    const sender = new FileMailSender(folder, 'hola@sigerist.co');
    await sender.send(mail);
    await sender.send(mail);

    expect(await readdir(folder)).toEqual(['contact-1.eml']);
    const file = path.join(folder, 'contact-1.eml');
    const parsed = await simpleParser(await readFile(file));
    expect(parsed).toMatchObject({
      subject: 'Mensaje de Sofía',
      text: 'Quiero una pañalera',
      messageId: '<contact-1@sigerist.co>',
    });
    expect((await stat(file)).mode & 0o077).toBe(0);
  });
});
