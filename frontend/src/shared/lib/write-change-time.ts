/** Writes the time to `key`, so that other tabs, which listen with `onStorageChange`, read again what changed. */
export function writeChangeTime(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage other tabs notice the change at their next request.
  }
}
