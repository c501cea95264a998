import { STORAGE_KEYS } from '../../shared/lib/browser-storage';

/** Holds the transaction id of the last completed payment. It is not personal: the server decides who may see the order. */
const KEY = STORAGE_KEYS.paidTransaction;
/** Long enough for other tabs and the Back button; afterwards an empty cart is shown as empty. */
const KEPT_MS = 30 * 60_000;

/** Stores the transaction, so that other tabs with the same cart can link to the order. */
export function keepPaidTransaction(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, at: Date.now() }));
  } catch {
    // Storage is blocked or full; the confirmation mail still links to the order.
  }
}

/** Returns the transaction of a recent payment, or null. */
export function paidTransaction(): string | null {
  try {
    const { id, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: unknown; at?: unknown };
    return typeof id === 'string' && Date.now() - Number(at) < KEPT_MS ? id : null;
  } catch {
    return null;
  }
}
