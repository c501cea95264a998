import { STORAGE_KEYS } from '../shared/lib/browser-storage';

/** Changes when this browser's person logged in or out. */
export const CHANGED_AT = STORAGE_KEYS.signedInChangedAt;

/**
 * Whether somebody may be logged in here: a guest's page need not ask the API. The server sets this cookie beside the
 * session's own one, which pages cannot read; it says nothing about the person.
 */
export const isMarked = (): boolean => document.cookie.includes('signed_in=1');

/** Calls back when somebody logged in or out, here or in another tab. Returns how to stop listening. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === CHANGED_AT && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
