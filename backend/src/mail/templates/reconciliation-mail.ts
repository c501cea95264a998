import type { Mail } from '../mail-sender.port.js';
import { letterMail } from './letter.js';

interface LateReconciliation {
  readonly to: string;
  /** `2026-11-28`: one mail a day. */
  readonly day: string;
  /** When it last succeeded, and how often it failed since. */
  readonly problem: string;
  readonly url: string;
}

/** Mail to the shop: its payments were not compared with those of the provider. */
export function reconciliationLateMail({ to, day, problem, url }: LateReconciliation): Mail {
  const heading = 'Los pagos no se han comparado con los del proveedor';
  return letterMail({
    to,
    id: `reconciliation-late-${day}`,
    subject: heading,
    preview: problem,
    greeting: `${heading}.`,
    paragraphs: [
      `Cada noche la tienda compara sus pagos con los que muestra el proveedor, para que ninguno se pierda. ${problem}`,
      'Abre la página y presiona «Comparar ahora». Si vuelve a fallar, avísale a quien cuida la tienda.',
    ],
    link: { text: 'Ver la conciliación', url },
    note: 'Este aviso llega máximo una vez al día.',
  });
}
