import type { AppThunk } from '../../shared/state/app-store';
import { showToast, type ToastMessage } from '../../shared/state/use-toast';

export const PIECE_NOT_ADDED = 'No se pudo agregar el producto al carrito';
export const KIT_NOT_ADDED = 'No se pudo agregar el kit al carrito';
export const KIT_NOT_CHANGED = 'No se pudieron guardar los cambios. Intenta de nuevo.';

/** What the message about an addition offers. */
export type NextSteps = Required<Pick<ToastMessage, 'actions' | 'duration'>>;

/** Adds to the cart, shows the result and resolves to the error message, if any. Calls with the same `key` add once. */
export type Send<Added> = (added: Added, key: string) => AppThunk<Promise<string | undefined>>;

/** Shows why nothing was added, and returns it. */
export const refuse =
  (reason: string): AppThunk<string> =>
  (dispatch) => {
    dispatch(showToast({ kind: 'error', title: 'Error', text: reason }));
    return reason;
  };
