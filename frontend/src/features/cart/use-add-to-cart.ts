import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AddToCartHandle, AddState, Piece } from '../../shared/lib/add-to-cart-handle';
import { randomId } from '../../shared/lib/random-id';
import type { StateWithApi } from './change-cart';
import { sendPiece } from './send-piece';

/** How long the button tells the outcome (storefront.md, section 9). */
const OUTCOME_MS = 2000;

/** The way of one add button into the cart: its states, and once only however often it is pressed. */
export function useAddToCart(): AddToCartHandle {
  const dispatch = useDispatch<ThunkDispatch<StateWithApi, unknown, UnknownAction>>();
  const [state, setState] = useState<AddState>('idle');
  const [failure, setFailure] = useState<string>();
  const keys = useAttemptKey();
  const pending = useRef(false);

  useEffect(() => {
    if (state === 'idle' || state === 'adding') return;
    const timer = setTimeout(() => setState('idle'), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const add = async (piece: Piece): Promise<boolean> => {
    // While it says 'Agregado!' a press is the second half of a double tap.
    if (pending.current || state === 'added') return false;
    pending.current = true;
    setState('adding');
    setFailure(undefined);
    const reason = await dispatch(sendPiece(piece, keys.of(piece)));
    if (reason === undefined) keys.forget();
    pending.current = false;
    setState(reason === undefined ? 'added' : 'failed');
    setFailure(reason);
    return reason === undefined;
  };

  return { state, failure, add };
}

/** The same piece tried again after a lost answer keeps its key, so that the server adds it once. */
function useAttemptKey() {
  const last = useRef<{ piece: string; key: string }>(undefined);
  return {
    of: (piece: Piece): string => {
      const text = JSON.stringify(piece);
      if (last.current?.piece !== text) last.current = { piece: text, key: randomId() };
      return last.current.key;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
