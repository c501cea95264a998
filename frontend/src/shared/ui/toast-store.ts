export interface ToastMessage {
  /** `error` interrupts a screen reader, `success` waits for its turn. */
  kind: 'success' | 'error';
  title: string;
  text?: string;
  /** Milliseconds until it leaves by itself; 5000 unless the specification says otherwise. */
  duration?: number;
  /** One thing that can be done about it: 'Deshacer'. The toast leaves when it is done. */
  action?: { label: string; run: () => void };
}

let current: ToastMessage | null = null;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null): void {
  current = next;
  listeners.forEach((tell) => tell());
}

/** Shows a message over the page; it takes the place of the one before (one at a time, storefront.md section 9). */
export const showToast = (message: ToastMessage): void => set({ ...message });

export const dismissToast = (): void => set(null);

export const readToast = (): ToastMessage | null => current;

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
