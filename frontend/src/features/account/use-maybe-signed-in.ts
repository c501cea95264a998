import { useSyncExternalStore } from 'react';
import { isMarked, onSessionChange } from '../../api/session-marker';

/** True when the `signed_in` cookie exists; undefined on the server and until hydration. */
export function useMaybeSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(onSessionChange, isMarked, () => undefined);
}
