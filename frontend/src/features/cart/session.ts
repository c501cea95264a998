import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { onStorageChange } from '../../shared/lib/on-storage-change';
import { randomId } from '../../shared/lib/random-id';

/** Storage key of the cart's session id. */
const SESSION_KEY = STORAGE_KEYS.session;

/** Format that the API accepts; other values were not stored by the shop. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,128}$/;

/** Session id while storage is blocked. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

/** Returns the session id of this browser's cart; null before the first item is added. */
export function currentSession(): string | null {
  try {
    const stored = localStorage.getItem(SESSION_KEY);
    return stored && WELL_FORMED.test(stored) ? stored : inMemory;
  } catch {
    return inMemory;
  }
}

/** Returns the session id and creates one when there is none. */
export function ensureSession(): string {
  const existing = currentSession();
  if (existing) return existing;
  const made = randomId();
  inMemory = made;
  try {
    localStorage.setItem(SESSION_KEY, made);
  } catch {
    // Storage is blocked or full: the cart works until the page is closed.
  }
  listeners.forEach((notify) => notify());
  return made;
}

/** Returns undefined on the server and until hydration. */
export function useSession(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, currentSession, () => undefined);
}

/** Listens to sessions of other tabs too. */
function subscribe(listener: () => void): () => void {
  const stop = onStorageChange(SESSION_KEY, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
