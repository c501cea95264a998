import type { Mail } from '../mail-sender.port.js';
import { letterMail, momentInWords } from './letter.js';

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

export interface RedirectedFacts {
  readonly to: string;
  readonly id: string;
  readonly event: 'waiting' | 'scheduled' | 'live' | 'refused';
  /** What changes, in words; account numbers have their last four digits. */
  readonly changes: readonly string[];
  /** Name of the person who did it. */
  readonly by: string;
  readonly at: Date;
  /** When it is published; null when it is not going to be. */
  readonly effectiveAt: Date | null;
  /** Page on which an owner approves, refuses or undoes it. */
  readonly panelUrl: string;
}

/** `[subject, what happened, what an owner can do]` */
const REDIRECTED: Readonly<
  Record<RedirectedFacts['event'], (by: string, effectiveAt: string) => readonly [string, string, string]>
> = {
  waiting: (by, effectiveAt) => [
    'Falta una aprobación: cambia a dónde llega el dinero',
    `${by} pidió cambiar datos que deciden a dónde llega el dinero de la tienda. La otra dueña los aprueba o los rechaza en el panel. Si nadie responde, el ${effectiveAt} se publican solos.`,
    'Si no lo esperabas, llámala y recházalo en el panel antes de esa hora: mientras tanto la tienda sigue como estaba.',
  ],
  scheduled: (by, effectiveAt) => [
    'Datos importantes de la tienda van a cambiar',
    `${by} programó estos cambios: el ${effectiveAt} se publican solos.`,
    'Si no lo esperabas, abre el historial en el panel y cancélalo antes de esa hora.',
  ],
  live: (by) => [
    'Cambiaron datos importantes de la tienda',
    `${by} publicó estos cambios y ya se ven en la tienda.`,
    'Si no fuiste tú ni otra dueña: abre el historial en el panel y toca «Deshacer este cambio», cambia tu contraseña y cierra las sesiones que no conozcas. Si cambió la cuenta del banco, también puedes dejarla vacía: desde ese momento nadie ve una cuenta para transferir.',
  ],
  refused: (by) => [
    'No se aprobó el cambio de datos de la tienda',
    `${by} no aprobó estos cambios: volvieron al borrador y la tienda sigue como estaba.`,
    'Hablen antes de pedirlos otra vez.',
  ],
};

/** Mail to an owner about changes that send money or people elsewhere. */
export function redirectedMail({ to, id, event, changes, by, at, effectiveAt, panelUrl }: RedirectedFacts): Mail {
  const [subject, sentence, advice] = REDIRECTED[event](by, effectiveAt ? momentInWords(effectiveAt) : '');
  return letterMail({
    to,
    id,
    subject,
    preview: sentence,
    greeting: 'Hola:',
    paragraphs: [sentence, ...changes, `Fue el ${momentInWords(at)} (hora de Colombia).`, advice],
    link: { text: event === 'waiting' ? 'Aprobar o rechazar' : 'Abrir el historial', url: panelUrl },
    note: 'Te escribimos a ti y a las demás dueñas cada vez que cambia algo que mueve el dinero o a las personas.',
  });
}
