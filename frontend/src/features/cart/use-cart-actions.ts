import { isServerUnreachable, serverMessage } from '../../api/api-error';
import {
  type CartItemDto,
  type CartTotalsDto,
  useClearCartMutation,
  useRemoveCartItemMutation,
  useRemoveKitMutation,
  useRestoreCartItemsMutation,
} from '../../api/cart.api';
import { type ToastMessage, useToast } from '../../shared/state/use-toast';
import { dropAll, dropLine, setLines, useChangeCart } from './cached-cart';
import { lineLabel } from './cart-line';

const UNDO = 'Deshacer';

/** Long enough for the connection to return, because the removed lines are stored nowhere else. */
const RETRY_MS = 60_000;

/** Removes lines optimistically, restores them on failure and offers an undo. */
export function useCartActions(sessionId: string, cart: CartTotalsDto) {
  const showToast = useToast();
  const [sendRemove] = useRemoveCartItemMutation();
  const [sendRemoveKit] = useRemoveKitMutation();
  const [sendClear] = useClearCartMutation();
  const changeCart = useChangeCart();
  const restore = useRestore(sessionId);

  const attempt = async (shown: (cart: CartTotalsDto) => void, send: () => Promise<boolean>, failure: string) => {
    changeCart(sessionId, shown);
    if (await send()) return true;
    changeCart(sessionId, () => cart);
    showToast({ kind: 'error', title: 'Error', text: failure });
    return false;
  };

  return {
    remove: async (item: CartItemDto): Promise<boolean> => {
      const removed = await attempt(
        (shown) => dropLine(shown, item.id),
        async () => isDone(await sendRemove({ id: item.id })),
        'No se pudo eliminar el producto',
      );
      if (removed) {
        showToast(undoable('Producto eliminado', 'El producto se eliminó del carrito', () => restore([item])));
      }
      return removed;
    },
    removeKit: async (kitId: string): Promise<boolean> => {
      const pieces = cart.items.filter((item) => item.kitId === kitId);
      const removed = await attempt(
        (shown) => dropLine(shown, kitId),
        async () => isDone(await sendRemoveKit({ kitId })),
        'No se pudo eliminar el kit',
      );
      if (removed) showToast(undoable('Kit eliminado', 'El kit se eliminó del carrito', () => restore(pieces)));
      return removed;
    },
    clear: async (): Promise<boolean> => {
      const cleared = await attempt(
        dropAll,
        async () => isDone(await sendClear({ sessionId })),
        'No se pudo vaciar el carrito',
      );
      if (cleared) {
        showToast(undoable('Carrito vaciado', 'El carrito ha sido vaciado correctamente', () => restore(cart.items)));
      }
      return cleared;
    },
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
      action: { label: UNDO, run: () => void restore(items) },
    });
  };
  return restore;
}

/** Treats 404 as success, because another tab may have removed the line. */
function isDone({ error }: { error?: object }): boolean {
  return !error || ('status' in error && error.status === 404);
}

function undoable(title: string, text: string, undo: () => Promise<void>): ToastMessage {
  return { kind: 'success', title, text, action: { label: UNDO, run: () => void undo() } };
}
