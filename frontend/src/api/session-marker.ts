import { STORAGE_KEYS } from '../shared/lib/browser-storage';
import { onStorageChange, writeChangeTime } from '../shared/lib/storage-changes';

const CHANGED_AT = STORAGE_KEYS.signedInChangedAt;

/**
 * False for a guest, whose pages need not request the account. The server sets this cookie beside the session cookie, which
 * scripts cannot read; it contains nothing about the person.
 */
export const isMarked = (): boolean => document.cookie.includes('signed_in=1');

/**
 * Calls the listener after a login or logout in this or another tab, and when either may have happened. Returns the function
 * that removes it.
 */
export const onSessionChange = (listener: () => void): (() => void) => onStorageChange(CHANGED_AT, listener);

/** Makes this tab and the shop's other tabs read the account again after a login or logout. */
export function notifySessionChanged(): void {
  writeChangeTime(CHANGED_AT);
  // The browser notifies every tab except the one that wrote.
  dispatchEvent(new StorageEvent('storage', { key: CHANGED_AT }));
}
