import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail-sender.port.js';

/** The message that leaves, whichever way it goes; `from` is the shop's own address. */
export function messageOf(from: string, { id, ...mail }: Mail): SendMailOptions {
  const domain = from.split('@')[1] ?? 'localhost';
  return { ...mail, from: { name: 'Sigerist', address: from }, messageId: `<${id}@${domain}>` };
}
