import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { cartApi, type CartItemDto } from '../../api/cart.api';
import { catalogueApi } from '../../api/catalogue.api';
import type { AddHandle, AddState, AddToCartHandle, Piece } from '../../shared/lib/add-to-cart';
import { lacksName } from '../../domain/lacks-name';
import { formatCop } from '../../shared/lib/format-cop';
import { useIdempotencyKey } from '../../shared/lib/use-idempotency-key';
import { type AppThunk, useAppDispatch } from '../../shared/state/app-store';
import { showToast, type ToastMessage } from '../../shared/state/use-toast';
import { askName } from './AskedName';
import { putIntoCart } from './cached-cart';
import { ensureSession, warnOfForgottenCart } from './session';

const FAILURE = 'No se pudo agregar el producto al carrito';

/** Adds a piece to the cart. */
export function useAddToCart(): AddToCartHandle {
  const next = useNextSteps();
  return useAddButton(sendPiece(next));
}

const sendPiece =
  (next: NextSteps): Send<Piece> =>
  (piece, key) =>
  async (dispatch) => {
    const sessionId = dispatch(ensureSession());
    const body = { 'Idempotency-Key': key, addToCartDto: { ...piece, sessionId } };
    const { data, error } = await dispatch(cartApi.endpoints.addToCart.initiate(body));
    if (!data) {
      const reason = isServerUnreachable(error) ? FAILURE : serverMessage(error, FAILURE);
      dispatch(showToast({ kind: 'error', title: 'Error', text: reason }));
      return reason;
    }
    dispatch(putIntoCart(sessionId, [data]));
    if (data.price !== piece.price) dispatch(catalogueApi.util.invalidateTags(['catalogue']));
    const write = { label: 'Escribir el nombre', run: () => dispatch(askName(data)) };
    const actions = lacksName(data) ? [write, ...next.actions] : next.actions;
    dispatch(showToast({ kind: 'success', ...addedMessage(data, piece), ...next, actions }));
    dispatch(warnOfForgottenCart());
    return undefined;
  };

/** Announces the server's price when it differs from the shown one. */
function addedMessage(item: CartItemDto, piece: Piece) {
  return item.price === piece.price
    ? { title: 'Producto agregado', text: 'El producto se agregó correctamente al carrito' }
    : { title: 'El precio se actualizó', text: `El producto está en tu carrito a ${formatCop(item.price)} cada uno.` };
}

/** What the message about an addition offers. */
export type NextSteps = Required<Pick<ToastMessage, 'actions' | 'duration'>>;

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

/** Adds to the cart, shows the result and resolves to the error message, if any. Calls with the same `key` add once. */
export type Send<Added> = (added: Added, key: string) => AppThunk<Promise<string | undefined>>;

/** State of an add button; repeated presses add once. */
export function useAddButton<Added>(send: Send<Added>): AddHandle<Added> {
  const dispatch = useAppDispatch();
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
    const reason = await dispatch(send(added, keys.of(added)));
    if (reason === undefined) keys.forget();
    pending.current = false;
    setState(reason === undefined ? 'added' : 'failed');
    setFailure(reason);
    return reason === undefined;
  };

  return { state, failure, add };
}
