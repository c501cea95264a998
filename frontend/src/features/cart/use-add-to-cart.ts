import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isServerAway, serverMessage } from '../../api/api-error';
import { cartApi, type CartItemDto } from '../../api/cart.api';
import { catalogueApi } from '../../api/catalogue.api';
import { putItem } from '../../domain/cart-totals';
import type { AddToCartHandle, AddState, Piece } from '../../shared/lib/add-to-cart';
import { formatCop } from '../../shared/lib/format-cop';
import { randomId } from '../../shared/lib/random-id';
import { showToast } from '../../shared/ui/toast-store';
import type { StateWithApi } from './use-cart';
import { ensureSession } from './session';

/** How long the button tells the outcome (storefront.md, section 9). */
const OUTCOME_MS = 2000;
const FAILURE = 'No se pudo agregar el producto al carrito';

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

/** Adds a piece to the cart and shows the result. Returns the reason when it failed. Calls with the same `key` add it once. */
function sendPiece(
  piece: Piece,
  key: string,
): ThunkAction<Promise<string | undefined>, StateWithApi, unknown, UnknownAction> {
  return async (dispatch) => {
    const sessionId = ensureSession();
    const body = { 'Idempotency-Key': key, addToCartDto: { ...piece, sessionId } };
    const { data, error } = await dispatch(cartApi.endpoints.addToCart.initiate(body));
    if (!data) {
      const reason = isServerAway(error) ? FAILURE : serverMessage(error, FAILURE);
      showToast({ kind: 'error', title: 'Error', text: reason });
      return reason;
    }
    dispatch(cartApi.util.updateQueryData('getCartTotals', { sessionId }, (cart) => putItem(cart, data)));
    if (data.price !== piece.price) dispatch(catalogueApi.util.invalidateTags(['catalogue']));
    showToast({ kind: 'success', ...addedMessage(data, piece) });
    return undefined;
  };
}

/** The server's price is the one that counts (decisions, 3). */
function addedMessage(item: CartItemDto, piece: Piece) {
  return item.price === piece.price
    ? { title: 'Producto agregado', text: 'El producto se agregó correctamente al carrito' }
    : { title: 'El precio se actualizó', text: `El producto está en tu carrito a ${formatCop(item.price)} cada uno.` };
}
