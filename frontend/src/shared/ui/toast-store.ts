export interface ToastMessage {
  /** `error` interrupts a screen reader; `success` does not. */
  kind: 'success' | 'error';
  title: string;
  text?: string;
  /** Duration in milliseconds; 5000 by default. */
  duration?: number;
  /** The only action of the toast: 'Deshacer'. It also closes the toast. */
  action?: { label: string; run: () => void };
}

let current: ToastMessage | null = null;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null): void {
  current = next;
  listeners.forEach((notify) => notify());
}

/** Shows a message above the page and replaces the previous one. */
export const showToast = (message: ToastMessage): void => set({ ...message });

export const dismissToast = (): void => set(null);

export const readToast = (): ToastMessage | null => current;

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
