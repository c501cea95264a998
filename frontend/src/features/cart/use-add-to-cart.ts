import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { cartApi, type CartItemDto } from '../../api/cart.api';
import { catalogueApi } from '../../api/catalogue.api';
import { type AddToCartHandle, type Piece, type Send, useAddButton } from '../../shared/lib/add-to-cart';
import { formatCop } from '../../shared/lib/format-cop';
import { showToast } from '../../shared/state/use-toast';
import { putIntoCart } from './cached-cart';
import { ensureSession } from './session';

const FAILURE = 'No se pudo agregar el producto al carrito';

/** Adds a piece to the cart. */
export function useAddToCart(): AddToCartHandle {
  return useAddButton(sendPiece);
}

const sendPiece: Send<Piece> = (piece, key) => async (dispatch) => {
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
  dispatch(showToast({ kind: 'success', ...addedMessage(data, piece) }));
  return undefined;
};

/** Announces the server's price when it differs from the shown one. */
function addedMessage(item: CartItemDto, piece: Piece) {
  return item.price === piece.price
    ? { title: 'Producto agregado', text: 'El producto se agregó correctamente al carrito' }
    : { title: 'El precio se actualizó', text: `El producto está en tu carrito a ${formatCop(item.price)} cada uno.` };
}
