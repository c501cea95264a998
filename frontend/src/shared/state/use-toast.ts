import { useCallback } from 'react';
import { randomId } from '../lib/random-id';
import { type AppThunk, useAppDispatch } from './app-store';
import { dismissToast, type ShownToast, toastShown } from './toast-slice';

interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastMessage extends Omit<ShownToast, 'id' | 'actions'> {
  /** The buttons of the toast, such as 'Deshacer'. Each also closes the toast. */
  actions?: readonly ToastAction[];
}

/** The buttons of the shown message: functions do not belong in the state. Only browsers show messages. */
let shown: { id: string; actions: readonly ToastAction[] } | undefined;

/** Shows a message above the page and replaces the previous one. Components call `useToast`. */
export function showToast({ actions = [], ...message }: ToastMessage): AppThunk {
  return (dispatch) => {
    const id = randomId();
    shown = { id, actions };
    dispatch(toastShown({ ...message, id, actions: actions.map(({ label }) => label) }));
  };
}

/** Closes the message and runs one of its actions. */
export function runToastAction(id: string, position: number): AppThunk {
  return (dispatch) => {
    const action = shown?.id === id ? shown.actions[position] : undefined;
    dispatch(dismissToast());
    action?.run();
  };
}

/** Returns a stable function that shows a message above the page. */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useAppDispatch();
  return useCallback((message) => dispatch(showToast(message)), [dispatch]);
}
