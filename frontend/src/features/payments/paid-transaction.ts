import { STORAGE_KEYS } from '../../shared/lib/browser-storage';

/** Of the payment that this browser completed last. It names nobody: the server decides who may see the order. */
const KEY = STORAGE_KEYS.paidTransaction;
/** Long enough for the other tabs and for Back; later an empty cart is just empty. */
const KEPT_MS = 30 * 60_000;

/** Lets this browser's other pages of the same cart lead to the order. */
export function keepPaidTransaction(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, at: Date.now() }));
  } catch {
    // Storage is blocked or full: the order is found by its mail.
  }
}

/** Null when nothing was paid a short while ago. */
export function paidTransaction(): string | null {
  try {
    const { id, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { id?: unknown; at?: unknown };
    return typeof id === 'string' && Date.now() - Number(at) < KEPT_MS ? id : null;
  } catch {
    return null;
  }
}
