import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';

/** The link with which a person sees and erases what the shop holds under their email. */
export function privacyLinkMail({ id, email, url }: { id: string; email: string; url: string }): Mail {
  return letterMail({
    to: email,
    id: `privacy-link-${id}`,
    subject: 'Tu enlace para ver o borrar tus datos',
    preview: 'Vence en una hora y sirve una sola vez.',
    greeting: 'Hola:',
    paragraphs: [
      'Pediste ver o borrar los datos que guardamos con este correo. Ábrelos con este enlace: vence en una hora y sirve una sola vez.',
    ],
    link: { text: 'Ver mis datos', url },
    note: 'Si no lo pediste, ignora este correo: nadie ve tus datos sin el enlace.',
  });
}
