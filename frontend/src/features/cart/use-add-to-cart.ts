import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type CartItemDto, useAddToCartMutation } from '../../api/cart.api';
import { catalogueApi } from '../../api/catalogue.api';
import { isServerAway } from '../../api/api-error';
import type { Adding, AddState, Piece } from '../../shared/lib/adding';
import { formatCop } from '../../shared/lib/format-cop';
import { randomId } from '../../shared/lib/random-id';
import { showToast } from '../../shared/ui/toast-store';
import { ensureSession } from './session';
import { putItem } from './totals';
import { useChangeCart } from './use-change-cart';

/** How long the button tells the outcome (storefront.md, section 9). */
const OUTCOME_MS = 2000;
const FAILURE = 'No se pudo agregar el producto al carrito';

/** The way of one add button into the cart: its states, its messages, and once only however often it is pressed. */
export function useAddToCart(): Adding {
  const [send, { isLoading }] = useAddToCartMutation();
  const changeCart = useChangeCart();
  const dispatch = useDispatch();
  const [outcome, setOutcome] = useOutcome();
  const [failure, setFailure] = useState<string>();
  const pending = useRef(false);
  const keyOf = useAttemptKey();

  const add = async (piece: Piece): Promise<boolean> => {
    // While it says 'Agregado!' a press is the second half of a double tap.
    if (pending.current || outcome === 'added') return false;
    pending.current = true;
    setFailure(undefined);
    const sessionId = ensureSession();
    const attempt = keyOf(piece);
    const { data, error } = await send({ 'Idempotency-Key': attempt.key, addToCartDto: { ...piece, sessionId } });
    pending.current = false;
    setOutcome(data ? 'added' : 'failed');
    if (!data) {
      const reason = isServerAway(error) ? FAILURE : (error?.message ?? FAILURE);
      setFailure(reason);
      showToast({ kind: 'error', title: 'Error', text: reason });
      return false;
    }
    attempt.succeeded();
    changeCart(sessionId, (cart) => putItem(cart, data));
    if (data.price !== piece.price) dispatch(catalogueApi.util.invalidateTags(['catalogue']));
    showToast({ kind: 'success', ...messageOf(data, piece) });
    return true;
  };

  return { state: isLoading ? 'adding' : outcome, failure, add };
}

/** The server's price is the one that counts (decisions, 3). */
function messageOf(item: CartItemDto, piece: Piece) {
  return item.price === piece.price
    ? { title: 'Producto agregado', text: 'El producto se agregó correctamente al carrito' }
    : { title: 'El precio se actualizó', text: `El producto está en tu carrito a ${formatCop(item.price)} cada uno.` };
}

/** What the button tells, for two seconds. */
function useOutcome() {
  const [outcome, setOutcome] = useState<AddState>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}

/** The same piece tried again after a lost answer keeps its key, so that the server adds it once. */
function useAttemptKey() {
  const last = useRef<{ piece: string; key: string }>(undefined);
  return (piece: Piece) => {
    const text = JSON.stringify(piece);
    if (last.current?.piece !== text) last.current = { piece: text, key: randomId() };
    return {
      key: last.current.key,
      succeeded: () => {
        last.current = undefined;
      },
    };
  };
}
