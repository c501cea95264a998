import { errorOf } from '../../common/domain-error.js';
import { BEFORE_PRODUCTION } from '../../common/order-statuses.js';
import { recordCorrection } from './correction.js';
import type { Order } from './order.js';
import type { LaterName, OrderLine } from './purchase.js';

export const NAME_TOO_LATE = [
  409,
  'order.name_too_late',
  'Ya empezamos a hacer tu pedido. Escríbenos por WhatsApp para ver si alcanzamos a bordar el nombre.',
] as const;
export const NAME_NOT_NEEDED = [422, 'order.name_not_needed', 'A esta pieza no le falta el nombre.'] as const;

/** A line that was bought with embroidery and without a name. */
export interface NameablePiece {
  /** Its position in the order, from 0. */
  readonly position: number;
  readonly line: OrderLine;
}

/** The pieces whose name was left for later and can still be written or changed. */
export function nameablePieces({ status, anonymisedAt, purchase }: Order): NameablePiece[] {
  if (anonymisedAt || !BEFORE_PRODUCTION.includes(status)) return [];
  return purchase.lines.map((line, position) => ({ position, line })).filter(({ line }) => isNameable(line));
}

/**
 * Writes the name of a piece that was bought without one; each name is kept with its author, and is a change of the history. False when
 * it has this name already. A name that was part of the purchase is never changed. The price stays, because the embroidery is paid already.
 */
export function nameLater(order: Order, position: number, given: LaterName): boolean {
  const line = order.purchase.lines[position];
  if (!line || !isNameable(line)) throw errorOf(NAME_NOT_NEEDED);
  if (!nameablePieces(order).some((piece) => piece.position === position)) throw errorOf(NAME_TOO_LATE);
  const before = line.personalisation.personalization;
  if (before === given.name) return false;
  const author = { at: new Date(given.at), actor: given.actor };
  recordCorrection(order, [{ field: 'name', position, before, after: given.name }], author);
  const named: OrderLine = {
    ...line,
    personalisation: { ...line.personalisation, personalization: given.name },
    laterNames: [...(line.laterNames ?? []), given],
  };
  order.purchase = { ...order.purchase, lines: order.purchase.lines.with(position, named) };
  return true;
}

function isNameable({ personalisation, laterNames }: OrderLine): boolean {
  const { hasBordado, personalization } = personalisation;
  return hasBordado && (personalization === '' || laterNames !== undefined);
}
