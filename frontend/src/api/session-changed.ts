import { CHANGED_AT } from './session-marker';

/** Lets this tab and the shop's other ones look again: somebody logged in or out. */
export function notifySessionChanged(): void {
  try {
    localStorage.setItem(CHANGED_AT, String(Date.now()));
  } catch {
    // Without storage other tabs learn it from the server.
  }
  // The browser tells all tabs but the one that wrote.
  dispatchEvent(new StorageEvent('storage', { key: CHANGED_AT }));
}
