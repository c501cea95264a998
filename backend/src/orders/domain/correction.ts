import { contentHash } from '../../common/content-hash.js';
import { errorOf } from '../../common/domain-error.js';
import { BEFORE_PRODUCTION } from '../../common/order-statuses.js';
import type { CorrectedField, OrderChange } from './order-change.js';
import type { Order } from './order.js';
import { addressInWords, type OrderLine, type Shipping } from './purchase.js';

/** Corrections of one order: each is a mail, and its history is read with the order. */
const MAX_CORRECTIONS = 20;

export const CORRECTION_TOO_LATE = [
  409,
  'order.correction_too_late',
  'Ya empezamos a hacer tu pedido, así que no se puede cambiar por aquí. Escríbenos por WhatsApp y miramos si alcanzamos.',
] as const;
export const DETAILS_CHANGED = [
  409,
  'order.details_changed',
  'Alguien cambió estos datos mientras los corregías. Mira cómo están ahora y vuelve a guardar.',
] as const;
export const CORRECTIONS_FULL = [
  409,
  'order.corrections_full',
  'Los datos de este pedido ya se corrigieron muchas veces. Escríbenos por WhatsApp.',
] as const;
export const NOT_CORRECTABLE = [422, 'order.not_correctable', 'El nombre de esta pieza no se puede cambiar.'] as const;

/** A correction of an order; a missing field stays as it is. */
export interface Correction {
  readonly phone?: string;
  readonly shipping?: Shipping;
  readonly names?: readonly { readonly position: number; readonly name: string }[];
}

/** Pieces that were bought with a name. Names of pieces bought without one are given by `nameLater`. */
export function namedPieces({ purchase }: Order): { position: number; line: OrderLine }[] {
  return purchase.lines
    .map((line, position) => ({ position, line }))
    .filter(({ line }) => line.personalisation.personalization !== '' && line.laterNames === undefined);
}

export function isCorrectable({ status, anonymisedAt }: Order): boolean {
  return anonymisedAt === null && BEFORE_PRODUCTION.includes(status);
}

/** Changes with each correction. A caller sends the version that it saw, so that outdated data is detected. */
export function detailsVersion(order: Order): string {
  const { phone, shipping } = order.purchase.customer;
  const names = namedPieces(order).map(({ line }) => line.personalisation.personalization);
  return contentHash(JSON.stringify([phone, shipping && addressInWords(shipping), names])).slice(0, 16);
}

/**
 * Corrects phone, address and names of an order before it is made, and records each value before and after. Prices stay: a name costs the
 * same, whatever its letters. False when nothing differs. Throws when production began, or when the data changed since `version`.
 */
export function correctDetails(
  order: Order,
  { phone, shipping, names = [] }: Correction,
  { version, ...author }: Pick<OrderChange, 'at' | 'actor'> & { readonly version: string },
): boolean {
  if (!isCorrectable(order)) throw errorOf(CORRECTION_TOO_LATE);
  if (version !== detailsVersion(order)) throw errorOf(DETAILS_CHANGED);
  const { customer } = order.purchase;
  const addressBefore = customer.shipping ? addressInWords(customer.shipping) : '';
  const corrected: CorrectedField[] = [
    ...changeOf('phone', customer.phone, phone),
    ...changeOf('address', addressBefore, shipping && addressInWords(shipping)),
  ];
  let { lines } = order.purchase;
  for (const { position, name } of names) {
    const piece = namedPieces(order).find((each) => each.position === position);
    if (!piece || !name) throw errorOf(NOT_CORRECTABLE);
    const { personalisation } = piece.line;
    corrected.push(...changeOf('name', personalisation.personalization, name, position));
    lines = lines.with(position, { ...piece.line, personalisation: { ...personalisation, personalization: name } });
  }
  if (corrected.length === 0) return false;
  recordCorrection(order, corrected, author);
  // A part of the address that a correction does not have stays.
  const address = shipping ? { ...customer.shipping, ...shipping } : customer.shipping;
  const contact = { phone: phone ?? customer.phone, shipping: address };
  order.purchase = { ...order.purchase, customer: { ...customer, ...contact }, lines };
  return true;
}

/** Adds the change to the history, which is mailed to the customer. Throws `order.corrections_full`. */
export function recordCorrection(
  order: Order,
  corrected: readonly CorrectedField[],
  author: Pick<OrderChange, 'at' | 'actor'>,
): void {
  if (order.history.filter(({ event }) => event === 'details_corrected').length >= MAX_CORRECTIONS)
    throw errorOf(CORRECTIONS_FULL);
  const change = { status: order.status, ...author, note: '', event: 'details_corrected', corrected } as const;
  order.history = [...order.history, change];
}

function changeOf(
  field: CorrectedField['field'],
  before: string,
  after: string | undefined,
  position?: number,
): CorrectedField[] {
  if (after === undefined || after === before) return [];
  return [{ field, before, after, ...(position !== undefined && { position }) }];
}
