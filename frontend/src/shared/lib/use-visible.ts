import { useSyncExternalStore } from 'react';

export const isVisible = () => document.visibilityState === 'visible';

export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether this tab is shown; true on the server. */
export function useVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, isVisible, () => true);
}
