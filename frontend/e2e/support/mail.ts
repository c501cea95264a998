import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mailed code and returns its six digits. */
export async function mailedCode(email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => (code = await findCode(email)), { message: `a code mailed to ${email}`, timeout: 30_000 })
    .toBeDefined();
  return code!;
}

/** Waits for a mail with a link that contains `start` and returns the link. */
export async function mailedLink(email: string, start: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await findLink(email, start)), {
      message: `a link mailed to ${email}`,
      timeout: 30_000,
    })
    .toBeDefined();
  return link!;
}

/** Waits for a mail that contains `text`. */
export async function expectMail(email: string, text: string): Promise<void> {
  await expect
    .poll(async () => (await readableMails(email)).some((mail) => mail.includes(text)), {
      message: `a mail with '${text}' to ${email}`,
      timeout: 30_000,
    })
    .toBe(true);
}

async function findCode(email: string): Promise<string | undefined> {
  const mails = await mailsTo(email);
  return mails.map((text) => /^\d{6}(?=\r?$)/m.exec(text)?.[0]).find(Boolean);
}

async function findLink(email: string, start: string): Promise<string | undefined> {
  const words = (await readableMails(email)).flatMap((text) => text.split(/[\s"<>]+/));
  return words.find((word) => word.includes(start));
}

/** Quoted-printable breaks long lines and escapes the equals sign. */
async function readableMails(email: string): Promise<string[]> {
  return (await mailsTo(email)).map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

async function mailsTo(email: string): Promise<string[]> {
  return (await allMails()).filter((text) => text.includes(`To: ${email}`));
}

async function allMails(): Promise<string[]> {
  const folder = process.env.E2E_MAIL_DIR!;
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Waits for a mail with pictures; returns them in the order in which it shows them, with its text. */
export async function mailedPictures(email: string): Promise<{ text: string; pictures: Buffer[] }> {
  let found: string | undefined;
  await expect
    .poll(async () => (found = (await mailsTo(email)).find((mail) => mail.includes('Content-Type: image/jpeg'))), {
      message: `a mail with pictures to ${email}`,
      timeout: 30_000,
    })
    .toBeDefined();
  const { text, images } = partsOf(found!);
  return { text, pictures: [...text.matchAll(/src="cid:([^"]+)"/g)].map(([, id]) => images.get(id!)!) };
}

/** The texts of a mail in one, and its pictures by their ids. */
function partsOf(mail: string): { text: string; images: Map<string, Buffer> } {
  const isPicture = /^Content-Type: image\/jpeg/im;
  const images = new Map<string, Buffer>();
  let text = '';
  for (const part of mail.split(/^--.*$/m)) {
    const end = part.search(/\r?\n\r?\n/);
    const [head, body] = [part.slice(0, end), part.slice(end).trim()];
    const id = /^Content-ID: <([^>]+)>/im.exec(head)?.[1];
    if (id && isPicture.test(head)) images.set(id, Buffer.from(body, 'base64'));
    else if (/quoted-printable/i.test(head)) text += decoded(body);
    else if (/base64/i.test(head)) text += Buffer.from(body, 'base64').toString();
    else text += body;
  }
  return { text, images };
}

function decoded(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
