import { fromStored, type StoredPersonalisation, toStored } from '../../../catalogue/index.js';
import type { Purchase, PurchasedLine } from '../../domain/purchase.js';

/** A line as the tables keep it, in orders and in purchases that are frozen while they are paid. */
export type StoredLine = Omit<PurchasedLine, 'personalisation'> & { readonly personalisation: StoredPersonalisation };

export type StoredPurchase = Omit<Purchase, 'lines'> & { readonly lines: readonly StoredLine[] };

export function toStoredLine(line: PurchasedLine): StoredLine {
  return { ...line, personalisation: toStored(line.personalisation) };
}

export function fromStoredLine(line: StoredLine): PurchasedLine {
  return { ...line, personalisation: fromStored(line.personalisation) };
}

export function toStoredPurchase(purchase: Purchase): StoredPurchase {
  return { ...purchase, lines: purchase.lines.map(toStoredLine) };
}

export function fromStoredPurchase(purchase: StoredPurchase): Purchase {
  // A damaged snapshot fails where its own payment is settled, not where it is read among others.
  const lines: readonly (Partial<StoredLine> | null)[] | undefined = purchase.lines;
  if (!Array.isArray(lines) || !lines.every((line) => line?.personalisation)) return purchase as unknown as Purchase;
  return { ...purchase, lines: purchase.lines.map(fromStoredLine) };
}
