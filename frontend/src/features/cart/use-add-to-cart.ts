import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AddHandle, AddState, AddToCartHandle } from '../../shared/lib/add-to-cart';
import { useFirstTouch } from '../../shared/lib/first-touch';
import { useIdempotencyKey } from '../../shared/lib/use-idempotency-key';
import { useAppDispatch } from '../../shared/state/app-store';
import { type NextSteps, PIECE_NOT_ADDED, refuse, type Send } from './adding';

const loadSending = () => import('./send-piece');

/** Adds a piece to the cart. */
export function useAddToCart(): AddToCartHandle {
  const next = useNextSteps();
  return useAddButton(loadSending, ({ sendPiece }) => sendPiece(next), PIECE_NOT_ADDED);
}

/** Time to read the message, and to choose between its buttons. */
const ADDED_MS = 5000;
const NEXT_MS = 10_000;

/** The buttons after an addition: none in the cart itself. */
export function useNextSteps(): NextSteps {
  const navigate = useNavigate();
  if (useLocation().pathname === '/cart') return { actions: [], duration: ADDED_MS };
  const actions = [
    { label: 'Ver carrito', run: () => void navigate('/cart') },
    { label: 'Seguir', run: () => undefined },
  ];
  return { actions, duration: NEXT_MS };
}

/** How long the button shows the result. */
const OUTCOME_MS = 2000;

/**
 * State of an add button; repeated presses add once. `load`, a constant, loads the code that adds, at the first touch of the page;
 * `notAdded` is the error where that fails.
 */
export function useAddButton<Added, Code>(
  load: () => Promise<Code>,
  sendOf: (code: Code) => Send<Added>,
  notAdded: string,
): AddHandle<Added> {
  const dispatch = useAppDispatch();
  useFirstTouch(load);
  const [state, setState] = useState<AddState>('idle');
  const [failure, setFailure] = useState<string>();
  const keys = useIdempotencyKey<Added>();
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
    const code = await load().catch(() => undefined);
    const reason = code ? await dispatch(sendOf(code)(added, keys.of(added))) : dispatch(refuse(notAdded));
    if (reason === undefined) keys.forget();
    pending.current = false;
    setState(reason === undefined ? 'added' : 'failed');
    setFailure(reason);
    return reason === undefined;
  };

  return { state, failure, add };
}
