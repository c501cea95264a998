import { STORAGE_KEYS } from '../shared/lib/browser-storage';

const CHANGED_AT = STORAGE_KEYS.cartChangedAt;

/** Lets the shop's other tabs know that the cart is another one now. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED_AT, String(Date.now()));
  } catch {
    // Without storage each tab has a cart of its own.
  }
}

/** Calls back when another tab changed the cart. Returns how to stop listening. */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === CHANGED_AT && listener();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
