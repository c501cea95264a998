import { useRef } from 'react';
import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { cartApi, useSetCartItemQuantityMutation, useSetKitQuantityMutation } from '../../api/cart.api';
import { useAppDispatch } from '../../shared/state/app-store';
import { useToast } from '../../shared/state/use-toast';
import { quantityOf, setQuantity, useChangeCart } from './cached-cart';

const FAILURE = 'No se pudo actualizar la cantidad';
const OFFLINE = 'Revisa tu conexión e intenta de nuevo.';

/**
 * Changes the quantity of a line or, with `ofKit`, of a kit. The change is shown immediately; requests are sent one after the
 * other, so that the last quantity wins, and a failure restores the last confirmed one. Each step counts from the last requested
 * quantity, because quick presses come before the page renders.
 */
export function useLineQuantity(
  id: string,
  sessionId: string,
  limit: number,
  ofKit = false,
): (step: number) => Promise<void> {
  const showToast = useToast();
  const [sendItem] = useSetCartItemQuantityMutation();
  const [sendKit] = useSetKitQuantityMutation();
  const send = (quantity: number) =>
    ofKit ? sendKit({ kitId: id, setQuantityDto: { quantity } }) : sendItem({ id, setQuantityDto: { quantity } });
  const dispatch = useAppDispatch();
  const changeCart = useChangeCart();
  const wanted = useRef<number>(undefined);

  return async (step) => {
    let confirmed = 0;
    const sending = wanted.current !== undefined;
    changeCart(sessionId, (cart) => {
      confirmed = quantityOf(cart, id);
      wanted.current = Math.min(Math.max((wanted.current ?? confirmed) + step, 1), limit);
      setQuantity(cart, id, wanted.current);
    });
    if (sending) return;

    while (wanted.current !== undefined && wanted.current !== confirmed) {
      const sent: number = wanted.current;
      // Leaving the page during a request would lose the next one, so it is sent without waiting.
      const sendLast = () => {
        if (wanted.current !== sent) void send(wanted.current!);
      };
      addEventListener('pagehide', sendLast);
      const { error } = await send(sent);
      removeEventListener('pagehide', sendLast);
      if (error) {
        wanted.current = confirmed;
        changeCart(sessionId, (cart) => setQuantity(cart, id, confirmed));
        const reason = isServerUnreachable(error) ? OFFLINE : serverMessage(error, OFFLINE);
        showToast({ kind: 'error', title: FAILURE, text: reason });
      } else confirmed = sent;
    }
    wanted.current = undefined;
    dispatch(cartApi.util.invalidateTags(['cart']));
  };
}
