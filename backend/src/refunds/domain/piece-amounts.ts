import type { Pesos } from '../../common/money.js';

/** Pieces of one line of an order. */
export interface LinePieces {
  /** Position of the line in the order, from 0. */
  readonly position: number;
  /** At least 1. */
  readonly quantity: number;
}

/** What a refund needs to know of an order line. */
interface PricedLine {
  /** Of one piece, whole pesos. */
  readonly price: Pesos;
  readonly quantity: number;
}

/**
 * What was paid for each piece of each line: its part of `total`, which is less than the prices by the discount. The parts of all pieces add
 * up to the total exactly, so that pieces that come back one by one leave nothing over.
 */
export function pieceAmounts(lines: readonly PricedLine[], total: Pesos): Pesos[][] {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  let before = 0;
  const partUntil = (sum: Pesos) => (subtotal > 0 ? Math.round((sum * total) / subtotal) : 0);
  return lines.map(({ price, quantity }) =>
    Array.from({ length: quantity }, () => {
      const start = partUntil(before);
      before += price;
      return partUntil(before) - start;
    }),
  );
}

/** How many pieces of each line came back with these refunds. */
export function piecesBack(
  refunds: readonly { readonly pieces: readonly LinePieces[] }[],
): ReadonlyMap<number, number> {
  const back = new Map<number, number>();
  for (const { position, quantity } of refunds.flatMap(({ pieces }) => pieces))
    back.set(position, (back.get(position) ?? 0) + quantity);
  return back;
}
