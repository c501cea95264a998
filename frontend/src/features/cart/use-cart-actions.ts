import {
  type CartItemDto,
  type CartTotalsDto,
  useAddToCartMutation,
  useClearCartMutation,
  useRemoveCartItemMutation,
} from '../../api/cart.api';
import { randomId } from '../../shared/lib/random-id';
import { showToast } from '../../shared/ui/toast-store';
import { itemLabel } from './describe-item';
import { dropAll, dropItem, putItem } from './totals';
import { useChangeCart } from './change-cart';

const UNDO = 'Deshacer';

/** Long enough to get back to where there is a connection: what is left is nowhere else (decisions, 14). */
const RETRY_MS = 60_000;

/** Takes things out of the cart: shown at once, put back when it fails, and undone when the shopper asks. */
export function useCartActions(sessionId: string, cart: CartTotalsDto) {
  const [sendRemove] = useRemoveCartItemMutation();
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
        (shown) => dropItem(shown, item.id),
        async () => isDone(await sendRemove({ id: item.id })),
        'No se pudo eliminar el producto',
      );
      if (removed) {
        tell('Producto eliminado', 'El producto se eliminó del carrito', () => restore([item]));
      }
      return removed;
    },
    clear: async (): Promise<boolean> => {
      const cleared = await attempt(
        dropAll,
        async () => isDone(await sendClear({ sessionId })),
        'No se pudo vaciar el carrito',
      );
      if (cleared) {
        tell('Carrito vaciado', 'El carrito ha sido vaciado correctamente', () => restore(cart.items));
      }
      return cleared;
    },
  };
}

/** An item on its way back; its key stays the same however often it is tried, so that the server adds it once. */
interface Returning {
  item: CartItemDto;
  key: string;
}

/** Puts items back as they were, in their order; offers to try again what did not arrive. */
function useRestore(sessionId: string) {
  const [send] = useAddToCartMutation();
  const changeCart = useChangeCart();
  const attempt = async (returning: readonly Returning[]) => {
    const left: Returning[] = [];
    for (const { item, key } of returning) {
      // An item is a piece with more beside it, which the API leaves aside.
      const { data } = await send({ 'Idempotency-Key': key, addToCartDto: item });
      if (data) changeCart(sessionId, (cart) => putItem(cart, data));
      else left.push({ item, key });
    }
    if (left.length === 0) return showToast({ kind: 'success', title: 'Listo', text: 'Tu carrito está como antes' });
    showToast({
      kind: 'error',
      title: 'Error',
      text: `No pudimos devolver a tu carrito: ${left.map(({ item }) => itemLabel(item)).join('; ')}.`,
      duration: RETRY_MS,
      action: { label: UNDO, run: () => void attempt(left) },
    });
  };
  return (items: readonly CartItemDto[]) => attempt(items.map((item) => ({ item, key: randomId() })));
}

/** What another tab removed before is removed all the same. */
function isDone({ error }: { error?: object }): boolean {
  return !error || ('status' in error && error.status === 404);
}

function tell(title: string, text: string, undo: () => Promise<void>): void {
  showToast({ kind: 'success', title, text, action: { label: UNDO, run: () => void undo() } });
}
