import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { cartApi, type CartItemDto, useSetCartItemQuantityMutation } from '../../api/cart.api';
import { isServerAway } from '../../api/api-error';
import { showToast } from '../../shared/ui/toast-store';
import { setQuantity } from './totals';
import { useChangeCart } from './change-cart';

const FAILURE = 'No se pudo actualizar la cantidad';

/**
 * Changes how many pieces an item has: shown at once, sent one after the other so that the last wish wins, and back to
 * what the server confirmed last when it refuses.
 */
export function useItemQuantity({ id, quantity }: CartItemDto, sessionId: string): (next: number) => Promise<void> {
  const [send] = useSetCartItemQuantityMutation();
  const dispatch = useDispatch();
  const changeCart = useChangeCart();
  const wanted = useRef<number>(undefined);

  return async (next) => {
    changeCart(sessionId, (cart) => setQuantity(cart, id, next));
    const sending = wanted.current !== undefined;
    wanted.current = next;
    if (sending) return;

    let confirmed = quantity;
    while (wanted.current !== confirmed) {
      const sent: number = wanted.current;
      // Who leaves while one wish is under way has no time to wait for its answer with the next.
      const sendLast = () => {
        if (wanted.current !== sent) void send({ id, setQuantityDto: { quantity: wanted.current! } });
      };
      addEventListener('pagehide', sendLast);
      const { error } = await send({ id, setQuantityDto: { quantity: sent } });
      removeEventListener('pagehide', sendLast);
      if (error) {
        wanted.current = confirmed;
        changeCart(sessionId, (cart) => setQuantity(cart, id, confirmed));
        const reason = isServerAway(error) ? undefined : error.message;
        showToast({ kind: 'error', title: FAILURE, text: reason });
      } else confirmed = sent;
    }
    wanted.current = undefined;
    dispatch(cartApi.util.invalidateTags(['cart']));
  };
}
