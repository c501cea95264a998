import { STORAGE_KEYS } from '../shared/lib/browser-storage';
import { onStorageChange } from '../shared/lib/on-storage-change';

const CHANGED_AT = STORAGE_KEYS.cartChangedAt;

/** Notifies the shop's other tabs of a changed cart. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_AT, String(Date.now()));
  } catch {
    // Without storage each tab has its own cart.
  }
}

/** Calls the listener when another tab changed the cart, or may have. Returns the function that removes it. */
export const onOtherTab = (listener: () => void): (() => void) => onStorageChange(CHANGED_AT, listener);
