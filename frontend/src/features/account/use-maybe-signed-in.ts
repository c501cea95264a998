import { useSyncExternalStore } from 'react';
import { isMarked, onSessionChange } from '../../api/session-marker';

/** Whether somebody may be logged in; undefined on the server and until the page is alive. */
export function useMaybeSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(onSessionChange, isMarked, () => undefined);
}
