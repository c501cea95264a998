import { STORAGE_KEYS } from '../shared/lib/browser-storage';
import { onStorageChange } from '../shared/lib/on-storage-change';

/**
 * False for a guest, whose pages need not request the account. The server sets this cookie beside the session cookie, which
 * scripts cannot read; it contains nothing about the user.
 */
export const isMarked = (): boolean => document.cookie.includes('signed_in=1');

/**
 * Calls the listener after a login or logout in this or another tab, and when either may have happened. Returns the function
 * that removes it.
 */
export const onSessionChange = (listener: () => void): (() => void) =>
  onStorageChange(STORAGE_KEYS.signedInChangedAt, listener);
