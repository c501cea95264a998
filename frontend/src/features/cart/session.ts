import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { randomId } from '../../shared/lib/random-id';

/** Where the cart's session id is kept (storefront.md, section 3). */
const SESSION_KEY = STORAGE_KEYS.session;

/** What the API accepts (decisions, 10): anything else was not written by the shop. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,128}$/;

/** The id where the browser stores nothing: it lives as long as the page. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

/** The session that owns this browser's cart; null before anything was put into one. */
export function currentSession(): string | null {
  try {
    const stored = localStorage.getItem(SESSION_KEY);
    return stored && WELL_FORMED.test(stored) ? stored : inMemory;
  } catch {
    return inMemory;
  }
}

/** The session for the first piece that is added, made when there is none. */
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
  listeners.forEach((tell) => tell());
  return made;
}

/** Undefined while it cannot be known: on the server and until the page is alive. */
export function useSession(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, currentSession, () => undefined);
}

/** Also notices a session that another tab made. */
function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === SESSION_KEY || key === null) && listener();
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
