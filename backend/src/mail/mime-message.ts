import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-sender.port.js';

/** What nodemailer sends or writes; `from` is the shop's own address. */
export function toMimeMessage(from: string, { id, to, replyTo, subject, text, html }: Mail): SendMailOptions {
  const domain = from.split('@')[1] ?? 'localhost';
  const sender = { name: 'Sigerist', address: from };
  return { from: sender, to, replyTo, subject, text, html, messageId: `<${id}@${domain}>` };
}
