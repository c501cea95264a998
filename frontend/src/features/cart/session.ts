import { STORAGE_KEYS } from '../../shared/lib/browser-storage';
import { randomId } from '../../shared/lib/random-id';
import { type AppThunk, useAppSelector } from '../../shared/state/app-store';
import { sessionRead, storedSession } from '../../shared/state/session-slice';

/** Session id of this browser's cart; null before the first line is added, undefined on the server and until hydration. */
export function useSession(): string | null | undefined {
  return useAppSelector(({ session }) => session.id);
}

/** Returns the session id and creates one when there is none. */
export function ensureSession(): AppThunk<string> {
  return (dispatch, getState) => {
    // Another tab may have stored one a moment ago.
    const stored = storedSession();
    const id = stored ?? getState().session.id ?? randomId();
    if (!stored) storeSession(id);
    dispatch(sessionRead(id));
    return id;
  };
}

function storeSession(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEYS.session, id);
  } catch {
    // Storage is blocked or full: the cart works until the page is closed.
  }
}
