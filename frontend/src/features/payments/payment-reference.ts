import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { randomId } from '../../shared/lib/random-id';

/** Time in which a payment reuses its reference. */
const REUSED_MS = 30 * 60_000;

const keyOf = (session: string) => STORAGE_KEYS.paymentReference + session;
/** Key of the last reference for which the provider's page was shown. */
const shownKeyOf = (session: string) => STORAGE_KEYS.paymentShown + session;

/** Values that could not be stored, because storage is blocked or full; they last as long as the page. */
const memory = new Map<string, string>();

/**
 * Returns the current or a new reference of the cart, `SIGERIST-{session}-{timestamp}-{random5}`. The server
 * answers another reference to pay with, which is never sent in place of this one.
 */
export function paymentReference(session: string): string {
  const stored = read(keyOf(session));
  if (stored && isRecent(stored)) return stored;
  const made = `SIGERIST-${session}-${Date.now()}-${randomId().slice(0, 5)}`;
  write(keyOf(session), made);
  return made;
}

/** Records that the provider's page is shown for this reference, so that it may be paid. */
export function markShown(session: string, reference: string): void {
  write(shownKeyOf(session), reference);
}

/** Returns the reference that may already be paid, or null. */
export function shownReference(session: string): string | null {
  const shown = read(shownKeyOf(session));
  return shown && isRecent(shown) ? shown : null;
}

/** Removes the reference of a finished payment, approved or not. */
export function forgetPaymentReference(session: string): void {
  for (const key of [keyOf(session), shownKeyOf(session)]) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked.
    }
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

function read(key: string): string | null {
  const unstored = memory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isRecent(reference: string): boolean {
  const [, startedAt] = /-(\d{13})-\w{5}$/.exec(reference) ?? [];
  return startedAt !== undefined && Date.now() - Number(startedAt) < REUSED_MS;
}
