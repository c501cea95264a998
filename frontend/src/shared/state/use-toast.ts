import { useCallback } from 'react';
import { randomId } from '../lib/random-id';
import { type AppThunk, useAppDispatch } from './app-store';
import { dismissToast, type ShownToast, toastShown } from './toast-slice';

export interface ToastMessage extends Omit<ShownToast, 'id' | 'action'> {
  /** The only action of the toast: 'Deshacer'. It also closes the toast. */
  action?: { label: string; run: () => void };
}

/** What the button of the shown message does: functions do not belong in the state. Only browsers show messages. */
const actions = new Map<string, () => void>();

/** Shows a message above the page and replaces the previous one. Components call `useToast`. */
export function showToast({ action, ...message }: ToastMessage): AppThunk {
  return (dispatch) => {
    const id = randomId();
    actions.clear();
    if (action) actions.set(id, action.run);
    dispatch(toastShown({ ...message, id, action: action?.label }));
  };
}

/** Closes the message and runs its action. */
export function runToastAction(id: string): AppThunk {
  return (dispatch) => {
    const run = actions.get(id);
    dispatch(dismissToast());
    run?.();
  };
}

/** Returns a stable function that shows a message above the page. */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useAppDispatch();
  return useCallback((message) => dispatch(showToast(message)), [dispatch]);
}
