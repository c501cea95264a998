import { STORAGE_KEYS } from '../shared/lib/browser-storage';

const CHANGED_AT = STORAGE_KEYS.cartChangedAt;

/** Notifies the shop's other tabs of a changed cart. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_AT, String(Date.now()));
  } catch {
    // Without storage each tab has its own cart.
  }
}

/** Calls the listener when another tab changed the cart. Returns the function that removes it. */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === CHANGED_AT && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
