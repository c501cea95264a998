import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-sender.port.js';

/** RFC 2045 allows 76 characters a line in base64. */
const BASE64_LINE = /.{1,76}/g;

/** The message for nodemailer, with readable texts; `from` is the shop's email. */
export function toMimeMessage(
  from: string,
  { id, to, replyTo, subject, text, html, pictures = [] }: Mail,
): SendMailOptions {
  const domain = from.split('@')[1] ?? 'localhost';
  const sender = { name: 'Sigerist', address: from };
  const attachments = pictures.map((picture) => ({
    cid: picture.id,
    content: picture.jpeg,
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
    filename: 'pieza.jpg',
  }));
  const message = { from: sender, to, replyTo, subject, text, html, messageId: `<${id}@${domain}>` };
  return attachments.length > 0 ? { ...message, attachments } : message;
}

/**
 * The message with encoded texts, for sending: the streams in which nodemailer encodes texts take as much processor time as all
 * other work for a mail.
 */
export function toEncodedMessage(from: string, mail: Mail): SendMailOptions {
  const parts = { text: encodedPart('text/plain', mail.text), html: encodedPart('text/html', mail.html) };
  return { ...toMimeMessage(from, mail), ...parts };
}

function encodedPart(type: string, content: string): { raw: string } {
  const lines = Buffer.from(content).toString('base64').match(BASE64_LINE) ?? [];
  const headers = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64'];
  return { raw: [...headers, '', ...lines].join('\r\n') };
}
