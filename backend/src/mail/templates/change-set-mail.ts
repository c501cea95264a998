import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';

export interface StoppedChangesFacts {
  readonly to: string;
  readonly id: string;
  /** Why, in one sentence. */
  readonly problem: string;
  /** The changes in words. */
  readonly changes: readonly string[];
  /** Page on which staff correct them. */
  readonly panelUrl: string;
}

/** Mail to the shop about scheduled changes that were not published. */
export function stoppedChangesMail({ to, id, problem, changes, panelUrl }: StoppedChangesFacts): Mail {
  const heading = 'Unos cambios programados no se publicaron';
  return letterMail({
    to,
    id,
    subject: heading,
    preview: problem,
    greeting: `${heading}.`,
    paragraphs: [problem, 'No se publicó ninguno de estos cambios:', ...changes],
    link: { text: 'Revisar los cambios', url: panelUrl },
    note: 'La tienda sigue como estaba. Corrige los cambios y publícalos otra vez.',
  });
}
