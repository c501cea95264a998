import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-sender.port.js';

/** RFC 2045 allows 76 characters a line in base64. */
const BASE64_LINE = /.{1,76}/g;

/** The message for nodemailer to send or to write to a file; `from` is the shop's email. */
export function toMimeMessage(from: string, { id, to, replyTo, subject, text, html }: Mail): SendMailOptions {
  const domain = from.split('@')[1] ?? 'localhost';
  const sender = { name: 'Sigerist', address: from };
  const body = { text: encodedPart('text/plain', text), html: encodedPart('text/html', html) };
  return { from: sender, to, replyTo, subject, ...body, messageId: `<${id}@${domain}>` };
}

/** Encoded here, because the streams in which nodemailer encodes texts take as much processor time as all other work for a mail. */
function encodedPart(type: string, content: string): { raw: string } {
  const lines = Buffer.from(content).toString('base64').match(BASE64_LINE) ?? [];
  const headers = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64'];
  return { raw: [...headers, '', ...lines].join('\r\n') };
}
