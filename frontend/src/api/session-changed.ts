import { CHANGED_AT } from './session-marker';

/** Makes this tab and the shop's other tabs read the account again after a login or logout. */
export function notifySessionChanged(): void {
  try {
    localStorage.setItem(CHANGED_AT, String(Date.now()));
  } catch {
    // Without storage other tabs notice the change at their next request.
  }
  // The browser notifies every tab except the one that wrote.
  dispatchEvent(new StorageEvent('storage', { key: CHANGED_AT }));
}
