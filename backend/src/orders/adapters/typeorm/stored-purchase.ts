import { fromStored, type StoredPersonalisation, toStored } from '../../../catalogue/index.js';
import type { Purchase, OrderLine } from '../../domain/purchase.js';

/** A line as the tables keep it, in orders and in purchases that are frozen while they are paid. */
export type StoredLine = Omit<OrderLine, 'personalisation'> & { readonly personalisation: StoredPersonalisation };

export type StoredPurchase = Omit<Purchase, 'lines'> & { readonly lines: readonly StoredLine[] };

export function toStoredLine(line: OrderLine): StoredLine {
  return { ...line, personalisation: toStored(line.personalisation) };
}

export function fromStoredLine(line: StoredLine): OrderLine {
  return { ...line, personalisation: fromStored(line.personalisation) };
}

export function toStoredPurchase(purchase: Purchase): StoredPurchase {
  return { ...purchase, lines: purchase.lines.map(toStoredLine) };
}

export function fromStoredPurchase(purchase: StoredPurchase): Purchase {
  // A damaged snapshot must fail when its own payment is settled, not when it is read together with others.
  if (!areReadable(purchase.lines)) return purchase as unknown as Purchase;
  return { ...purchase, lines: purchase.lines.map(fromStoredLine) };
}

function areReadable(lines: unknown): boolean {
  return Array.isArray(lines) && lines.every((line: Partial<StoredLine> | null) => line?.personalisation);
}
