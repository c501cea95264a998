import type { STORAGE_KEYS } from './browser-storage';

type ChangeKey = (typeof STORAGE_KEYS)['cartChangedAt' | 'signedInChangedAt'];

/** Writes the time to `key`, so that other tabs, which listen with `onStorageChange`, read again what changed. */
export function writeChangeTime(key: ChangeKey): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage other tabs notice the change at their next request.
  }
}
