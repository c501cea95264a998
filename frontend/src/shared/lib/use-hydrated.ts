import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the page as it sent it; true once the browser has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
