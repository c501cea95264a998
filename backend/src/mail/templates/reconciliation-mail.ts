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

interface DifferingMoney {
  readonly to: string;
  /** `2026-11-28`: one mail a day. */
  readonly day: string;
  /** What no list shows, as `$445.000`. */
  readonly invisible: string;
  /** Orders whose sums differ from their entries. */
  readonly orders: number;
  readonly url: string;
}

/** Mail to the shop: the nightly check of its money found a difference. */
export function moneyCheckMail({ to, day, invisible, orders, url }: DifferingMoney): Mail {
  const heading = 'Las cuentas del dinero no cuadran';
  const sums =
    orders === 0
      ? ''
      : ` Los saldos de ${orders} ${orders === 1 ? 'pedido' : 'pedidos'} no suman lo mismo que sus movimientos.`;
  return letterMail({
    to,
    id: `money-check-${day}`,
    subject: heading,
    preview: `Hay ${invisible} que no están en ninguna lista.`,
    greeting: `${heading}.`,
    paragraphs: [
      `Cada noche la tienda suma todo el dinero que tiene y lo compara con lo que muestran las listas. Hoy hay ${invisible} de diferencia.${sums}`,
      'No es algo que puedas arreglar en el panel: reenvía este correo a quien cuida la tienda.',
    ],
    link: { text: 'Ver el dinero sin pedido', url },
    note: 'Este aviso llega máximo una vez al día.',
  });
}
