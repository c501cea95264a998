import { isServerUnreachable, serverMessage } from '../../api/api-error';
import {
  type CartItemDto,
  type CartTotalsDto,
  useClearCartMutation,
  useRemoveCartItemMutation,
  useRemoveKitMutation,
  useRestoreCartItemsMutation,
} from '../../api/cart.api';
import { useToast } from '../../shared/state/use-toast';
import { dropLines, putBackLines, setLines, useChangeCart } from './cached-cart';
import { lineLabel } from './cart-line';

const UNDO = 'Deshacer';

/** Long enough for the connection to return, because the removed lines are stored nowhere else. */
const RETRY_MS = 60_000;

interface RemovalTexts {
  title: string;
  text: string;
  failure: string;
}

const LINE_REMOVED: RemovalTexts = {
  title: 'Producto eliminado',
  text: 'El producto se eliminó del carrito',
  failure: 'No se pudo eliminar el producto',
};
const KIT_REMOVED: RemovalTexts = {
  title: 'Kit eliminado',
  text: 'El kit se eliminó del carrito',
  failure: 'No se pudo eliminar el kit',
};
const CLEARED: RemovalTexts = {
  title: 'Carrito vaciado',
  text: 'El carrito ha sido vaciado correctamente',
  failure: 'No se pudo vaciar el carrito',
};

interface Answer {
  error?: object;
}

/** Removes lines optimistically, restores them on failure and offers an undo. */
export function useCartActions(sessionId: string, cart: CartTotalsDto) {
  const showToast = useToast();
  const [sendRemove] = useRemoveCartItemMutation();
  const [sendRemoveKit] = useRemoveKitMutation();
  const [sendClear] = useClearCartMutation();
  const changeCart = useChangeCart();
  const restore = useRestore(sessionId);

  /** Resolves to whether the lines are removed. */
  const removeLines = async (lines: readonly CartItemDto[], send: () => Promise<Answer>, texts: RemovalTexts) => {
    changeCart(sessionId, (shown) => dropLines(shown, lines));
    if (!isDone(await send())) {
      changeCart(sessionId, (shown) => putBackLines(shown, lines, cart));
      showToast({ kind: 'error', title: 'Error', text: texts.failure });
      return false;
    }
    const { title, text } = texts;
    showToast({ kind: 'success', title, text, actions: [{ label: UNDO, run: () => void restore(lines) }] });
    return true;
  };

  return {
    remove: (item: CartItemDto) => removeLines([item], () => sendRemove({ id: item.id }), LINE_REMOVED),
    removeKit: (kitId: string) =>
      removeLines(
        cart.items.filter((item) => item.kitId === kitId),
        () => sendRemoveKit({ kitId }),
        KIT_REMOVED,
      ),
    clear: () => removeLines(cart.items, () => sendClear({ sessionId }), CLEARED),
  };
}

/** Restores lines at their positions; a failure offers a retry. */
function useRestore(sessionId: string) {
  const showToast = useToast();
  const [send] = useRestoreCartItemsMutation();
  const changeCart = useChangeCart();
  const restore = async (items: readonly CartItemDto[]) => {
    const { data, error } = await send({ sessionId, restoreItemsDto: { ids: items.map(({ id }) => id) } });
    if (data) {
      changeCart(sessionId, (cart) => setLines(cart, data));
      showToast({ kind: 'success', title: 'Listo', text: 'Tu carrito está como antes' });
      return;
    }
    const reason = !error || isServerUnreachable(error) ? '' : ` ${serverMessage(error, '')}`;
    showToast({
      kind: 'error',
      title: 'Error',
      text: `No pudimos devolver a tu carrito: ${items.map(lineLabel).join('; ')}.${reason}`,
      duration: RETRY_MS,
      actions: [{ label: UNDO, run: () => void restore(items) }],
    });
  };
  return restore;
}

/** Treats 404 as success, because another tab may have removed the line. */
function isDone({ error }: Answer): boolean {
  return !error || ('status' in error && error.status === 404);
}
