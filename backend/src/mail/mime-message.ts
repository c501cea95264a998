import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-sender.port.js';

/** The message for nodemailer to send or to write to a file; `from` is the shop's email. */
export function toMimeMessage(from: string, { id, to, replyTo, subject, text, html }: Mail): SendMailOptions {
  const domain = from.split('@')[1] ?? 'localhost';
  const sender = { name: 'Sigerist', address: from };
  return { from: sender, to, replyTo, subject, text, html, messageId: `<${id}@${domain}>` };
}
