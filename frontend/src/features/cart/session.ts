import { randomId } from '../../shared/lib/random-id';
import { type AppThunk, useAppSelector } from '../../shared/state/app-store';
import { sessionRead, sessionWarned, storedSession, storeSession } from '../../shared/state/session-slice';
import { showToast } from '../../shared/state/use-toast';

/** Session id of this browser's cart; null before the first line is added, undefined on the server and until hydration. */
export function useSession(): string | null | undefined {
  return useAppSelector(({ session }) => session.id);
}

/** Returns the session id and creates one when there is none. */
export function ensureSession(): AppThunk<string> {
  return (dispatch, getState) => {
    // Another tab may have stored one a moment ago.
    const id = storedSession() ?? getState().session.id ?? randomId();
    // Again for a known one, so that the cookie lasts as long as the cart.
    storeSession(id);
    dispatch(sessionRead(id));
    return id;
  };
}

/** Tells the shopper once that the cart ends with the page, in a browser that stores nothing. Call it after a line was added. */
export function warnOfForgottenCart(): AppThunk {
  return (dispatch, getState) => {
    if (getState().session.isWarned || storedSession() !== null) return;
    dispatch(sessionWarned());
    const text =
      'Tu carrito se pierde si cierras o recargas la página. Para conservarlo, abre la tienda en Chrome o Safari, o permite las cookies.';
    dispatch(
      showToast({ kind: 'error', title: 'Agregado, pero este navegador no guarda nada', text, duration: 20_000 }),
    );
  };
}
