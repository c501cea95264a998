/** Writes the time, so that other tabs notice a change of what `key` stands for. */
export function writeChangeTime(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage other tabs notice the change at their next request.
  }
}

/**
 * Calls the listener when another tab changed `key` of `localStorage`, cleared the storage, or may have done so while this
 * page was in the back/forward cache, where it receives no events. Returns the function that removes the listener.
 */
export function onStorageChange(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
