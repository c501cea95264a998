import { MAX_SHOP_MAILS, MAX_STRANGERS_MAILS } from '../../common/throttling/mail-limits.js';
import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';

interface DigestFacts {
  readonly to: string;
  readonly id: string;
  /** One text for each mail that the digest replaces. */
  readonly entries: readonly string[];
  readonly panelUrl: string;
}

/** Mail to the shop with what came in one hour beyond the mails that it gets one by one. */
export function digestMail({ to, id, entries, panelUrl }: DigestFacts): Mail {
  const heading = entries.length === 1 ? 'Un aviso más de esta hora' : `${entries.length} avisos más de esta hora`;
  return letterMail({
    to,
    id,
    subject: heading,
    preview: 'Llegaron muchos a la vez y van juntos en este correo.',
    greeting: `${heading}:`,
    paragraphs: entries,
    link: { text: 'Abrir el panel', url: panelUrl },
    note: `Cuando en una hora llegan más de ${MAX_SHOP_MAILS} avisos de personas que no han pagado, los demás van juntos en un correo. Los pedidos pagados siempre llegan aparte.`,
  });
}

/** Mail to the shop, at most once a day: mails that strangers cause have begun to wait. */
export function strangersWaitMail({ to, day, panelUrl }: { to: string; day: string; panelUrl: string }): Mail {
  const heading = 'Están llegando demasiados pedidos sin pagar o mensajes';
  return letterMail({
    to,
    id: `strangers-mails-${day}`,
    subject: heading,
    preview: 'Puede ser un programa y no personas.',
    greeting: `${heading}.`,
    paragraphs: [
      `Puede ser un programa y no personas. Para que no llene tu correo ni el de otros, la tienda manda cada hora máximo ${MAX_STRANGERS_MAILS} correos por pedidos sin pagar, cuentas nuevas y mensajes, y de esos máximo ${MAX_SHOP_MAILS} a este buzón. Los demás esperan su turno o te llegan juntos: no se pierde ninguno.`,
      'Los pedidos pagados, los correos para recuperar la contraseña y los avisos de seguridad salen de inmediato, como siempre.',
      'Mira en el panel si los pedidos son de verdad. Si no lo son, no tienes que hacer nada: se cancelan solos cuando no se pagan.',
    ],
    link: { text: 'Ver los pedidos', url: panelUrl },
    note: 'Este aviso llega máximo una vez al día.',
  });
}
