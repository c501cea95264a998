import { POLICIES } from '../../common/throttling/policies.js';
import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';

export interface HandoverMailFacts {
  readonly to: string;
  readonly id: string;
  readonly channel: 'whatsapp' | 'web';
  /** Why, as staff read it. */
  readonly reason: string;
  /** Page on which staff answer. */
  readonly panelUrl: string;
}

/** Mail to the shop about a conversation that waits for a person. */
export function handoverMail({ to, id, channel, reason, panelUrl }: HandoverMailFacts): Mail {
  const where = channel === 'whatsapp' ? 'WhatsApp' : 'el chat de la página';
  const heading = `Una persona espera una respuesta en ${where}`;
  const letter = letterMail({
    to,
    id,
    subject: heading,
    preview: `Motivo: ${reason}`,
    greeting: `${heading}.`,
    paragraphs: [`Motivo: ${reason}.`, 'El bot no responde en esa conversación hasta que se la devuelvas.'],
    link: { text: 'Abrir la conversación', url: panelUrl },
    note: 'Este aviso llega una vez por cada conversación que espera.',
  });
  const digestEntry = `${heading}. Motivo: ${reason}. ${panelUrl}`;
  return { ...letter, limit: POLICIES.handoverMails, isStrangers: true, digestEntry };
}
