import { addBusinessDays } from '../../common/delivery.js';
import { errorOf } from '../../common/domain-error.js';
import { MAKING_STATUSES, SENT } from '../../common/order-statuses.js';
import { addMonths, bogotaDay } from '../../common/time.js';
import { GUARANTEE_MONTHS, isPersonalised } from '../../common/withdrawal-right.js';
import type { Order, OrderStatus } from '../../orders/index.js';
import type { CustomerRequest, RequestedPiece, RequestKind } from './customer-request.js';

/** Business days after the delivery in which a plain piece may be sent back (Ley 1480, art. 47). */
const WITHDRAWAL_BUSINESS_DAYS = 5;
/** More requests about one order are abuse. */
const MAX_OF_ORDER = 20;

const STATES: Readonly<Record<RequestKind, readonly OrderStatus[]>> = {
  withdrawal: MAKING_STATUSES,
  guarantee: SENT,
};

export const NOT_POSSIBLE = [409, 'request.not_possible', 'Este pedido no admite esa solicitud por ahora.'] as const;
export const TOO_LATE = [422, 'request.too_late', 'El plazo para esta solicitud ya terminó.'] as const;
export const PERSONALISED = [
  422,
  'request.personalised',
  'Lo personalizado no tiene derecho de retracto (art. 47, numeral 3, de la Ley 1480). La garantía sí lo cubre.',
] as const;
export const PIECE_UNKNOWN = [422, 'request.piece_unknown', 'Elige piezas de este pedido.'] as const;
export const PIECE_REQUESTED = [409, 'request.piece_requested', 'Ya hay una solicitud por esa pieza.'] as const;
export const TOO_MANY = [
  409,
  'request.too_many_of_order',
  'Este pedido ya tiene muchas solicitudes. Escríbenos.',
] as const;

/** A request as the customer sends it. */
export interface RequestDraft {
  readonly kind: RequestKind;
  readonly pieces: readonly { readonly position: number; readonly quantity: number }[];
  /** '' for none. */
  readonly words: string;
}

/** Whether a kind of request is possible for an order now. */
export interface RequestTerm {
  readonly isOpen: boolean;
  /** Last day, a calendar date in Bogota; null before the delivery, from which the days count. */
  readonly until: string | null;
}

export function termOf(kind: RequestKind, { status, history, anonymisedAt }: Order, now: Date): RequestTerm {
  const delivered = history.findLast((change) => change.status === 'delivered' && !change.event);
  const until = delivered ? endOf(kind, bogotaDay(delivered.at)) : null;
  const isPossible = anonymisedAt === null && STATES[kind].includes(status);
  return { isOpen: isPossible && (until === null || bogotaDay(now) <= until), until };
}

/**
 * The pieces of a valid request; `earlier` are the requests of the same order. Throws for an order or a piece that has no such right, and
 * for a piece that was withdrawn before.
 */
export function piecesOf(
  { kind, pieces }: RequestDraft,
  order: Order,
  earlier: readonly CustomerRequest[],
  now: Date,
): RequestedPiece[] {
  const { isOpen, until } = termOf(kind, order, now);
  if (!isOpen && until !== null && bogotaDay(now) > until) throw errorOf(TOO_LATE);
  if (!isOpen) throw errorOf(NOT_POSSIBLE);
  if (earlier.length >= MAX_OF_ORDER) throw errorOf(TOO_MANY);
  const isRepeated = new Set(pieces.map(({ position }) => position)).size < pieces.length;
  if (pieces.length === 0 || isRepeated) throw errorOf(PIECE_UNKNOWN);
  return pieces.map(({ position, quantity }) => {
    const line = order.purchase.lines[position];
    if (!line || quantity > line.quantity) throw errorOf(PIECE_UNKNOWN);
    if (kind === 'withdrawal' && isPersonalised(line.personalisation)) throw errorOf(PERSONALISED);
    if (quantity > requestable(position, order, earlier)) throw errorOf(PIECE_REQUESTED);
    return { position, quantity, name: line.name };
  });
}

/** Pieces of a line that can be asked for: no open request is about the line, and the shop did not agree to take them back. */
export function requestable(position: number, order: Order, earlier: readonly CustomerRequest[]): number {
  const isAsked = earlier.some(
    ({ state, pieces }) => state === 'open' && pieces.some((piece) => piece.position === position),
  );
  return isAsked ? 0 : order.purchase.lines[position]!.quantity - withdrawn(position, earlier);
}

/** Pieces of a line that the shop agreed to take back. */
function withdrawn(position: number, earlier: readonly CustomerRequest[]): number {
  return earlier
    .filter(({ kind, state }) => kind === 'withdrawal' && state === 'accepted')
    .flatMap(({ pieces }) => pieces.filter((piece) => piece.position === position))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function endOf(kind: RequestKind, delivered: string): string {
  if (kind === 'withdrawal') return addBusinessDays(delivered, WITHDRAWAL_BUSINESS_DAYS);
  return addMonths(new Date(delivered), GUARANTEE_MONTHS).toISOString().slice(0, 10);
}
