import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { randomId } from '../../shared/lib/random-id';

/** Time in which a payment reuses its reference. */
const REUSED_MS = 30 * 60_000;
/** Time in which the provider takes a payment under a shown reference. */
const PAYABLE_MS = 24 * 60 * 60_000;

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
  return shown && isRecent(shown, PAYABLE_MS) ? shown : null;
}

/** Days in which the shop waits for the bank's decision about a payment. */
const WATCHED_MS = 8 * PAYABLE_MS;

/** A payment that this browser began and of which it has seen no result. */
export interface OpenAttempt {
  /** Session of its cart. */
  session: string;
  reference: string;
}

/** The newest attempt without a result; older ones are removed, because nothing can come of them. */
export function openAttempt(): OpenAttempt | null {
  const attempts = Object.entries<string>({ ...localStorage })
    .filter(([key]) => key.startsWith(STORAGE_KEYS.paymentShown))
    .map(([key, reference]) => ({ session: key.slice(STORAGE_KEYS.paymentShown.length), reference }));
  const watched = attempts.filter(({ reference }) => isRecent(reference, WATCHED_MS));
  for (const { session } of attempts.filter((attempt) => !watched.includes(attempt))) forgetPaymentReference(session);
  return watched.sort((a, b) => startOf(b.reference) - startOf(a.reference))[0] ?? null;
}

/** Whether nobody can pay under this reference any more. */
export function isOver({ reference }: OpenAttempt): boolean {
  return !isRecent(reference, PAYABLE_MS);
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

function isRecent(reference: string, time = REUSED_MS): boolean {
  return Date.now() - startOf(reference) < time;
}

/** When the reference was made; 0 for none of the shop's. */
function startOf(reference: string): number {
  const [, startedAt = '0'] = /-(\d{13})-\w{5}$/.exec(reference) ?? [];
  return Number(startedAt);
}
