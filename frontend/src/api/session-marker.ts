import { STORAGE_KEYS } from '../shared/lib/browser-storage';

/** Changes with every login and logout in this browser. */
export const CHANGED_AT = STORAGE_KEYS.signedInChangedAt;

/**
 * False for a guest, whose pages need not request the account. The server sets this cookie beside the session cookie, which
 * scripts cannot read; it contains nothing about the person.
 */
export const isMarked = (): boolean => document.cookie.includes('signed_in=1');

/** Calls the listener after a login or logout in this or another tab. Returns the function that removes it. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === CHANGED_AT && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
