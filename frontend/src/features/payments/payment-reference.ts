import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { randomId } from '../../shared/lib/random-id';

/** How long a payment that was begun keeps its reference (accounts-payments-chatbot, section 9). */
const REUSED_MS = 30 * 60_000;

const keyOf = (session: string) => STORAGE_KEYS.paymentReference + session;
/** Of the reference under which the provider's page was shown last. */
const shownKeyOf = (session: string) => STORAGE_KEYS.paymentShown + session;

/** Values that the browser could not store, because storage is blocked or full; they live as long as the page. */
const memory = new Map<string, string>();

/**
 * `SIGERIST-{session}-{timestamp}-{random5}`, which names the cart to the server: the one that was begun for it, or a new one
 * (section 4). The server answers another one to pay with, and that one is never sent in its place (decisions, 36).
 */
export function paymentReference(session: string): string {
  const kept = read(keyOf(session));
  if (kept && isYoung(kept)) return kept;
  const made = `SIGERIST-${session}-${Date.now()}-${randomId().slice(0, 5)}`;
  write(keyOf(session), made);
  return made;
}

/** The provider's page is shown for this reference: from now on somebody may have paid. */
export function markShown(session: string, reference: string): void {
  write(shownKeyOf(session), reference);
}

/** The reference under which somebody may have paid already; null for none. */
export function shownReference(session: string): string | null {
  const shown = read(shownKeyOf(session));
  return shown && isYoung(shown) ? shown : null;
}

/** A payment that ended, well or not, is not taken up again. */
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

function isYoung(reference: string): boolean {
  const [, startedAt] = /-(\d{13})-\w{5}$/.exec(reference) ?? [];
  return startedAt !== undefined && Date.now() - Number(startedAt) < REUSED_MS;
}
