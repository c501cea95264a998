import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { type AppState, useAppDispatch } from '../../api/use-app-dispatch';
import type { AddHandle, AddState } from '../../shared/lib/add-to-cart';
import { randomId } from '../../shared/lib/random-id';

/** How long the button shows the result (storefront.md, section 9). */
const OUTCOME_MS = 2000;

/** Adds to the cart, shows the result and resolves to the error message, if any. Calls with the same `key` add once. */
export type Send<Added> = (
  added: Added,
  key: string,
) => ThunkAction<Promise<string | undefined>, AppState, unknown, UnknownAction>;

/** State of an add button; repeated presses add once. */
export function useAdd<Added>(send: Send<Added>): AddHandle<Added> {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<AddState>('idle');
  const [failure, setFailure] = useState<string>();
  const keys = useAttemptKey<Added>();
  const pending = useRef(false);

  useEffect(() => {
    if (state === 'idle' || state === 'adding') return;
    const timer = setTimeout(() => setState('idle'), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const add = async (added: Added): Promise<boolean> => {
    // A press while it shows 'Agregado!' belongs to a double tap.
    if (pending.current || state === 'added') return false;
    pending.current = true;
    setState('adding');
    setFailure(undefined);
    const reason = await dispatch(send(added, keys.of(added)));
    if (reason === undefined) keys.forget();
    pending.current = false;
    setState(reason === undefined ? 'added' : 'failed');
    setFailure(reason);
    return reason === undefined;
  };

  return { state, failure, add };
}

/** Reuses the key when the same content is sent again after a lost response, so that the server adds it once. */
function useAttemptKey<Added>() {
  const last = useRef<{ added: string; key: string }>(undefined);
  return {
    of: (added: Added): string => {
      const text = JSON.stringify(added);
      if (last.current?.added !== text) last.current = { added: text, key: randomId() };
      return last.current.key;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
