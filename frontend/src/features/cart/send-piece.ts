import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isServerAway } from '../../api/api-error';
import { cartApi, type CartItemDto } from '../../api/cart.api';
import { catalogueApi } from '../../api/catalogue.api';
import type { Piece } from '../../shared/lib/add-to-cart-handle';
import { formatCop } from '../../shared/lib/format-cop';
import { showToast } from '../../shared/ui/toast-store';
import type { StateWithApi } from './change-cart';
import { ensureSession } from './session';
import { putItem } from '../../domain/cart-totals';

const FAILURE = 'No se pudo agregar el producto al carrito';

/** Puts a piece into the cart, tells the shopper, and answers why it failed, if it did. The same `key` adds once. */
export function sendPiece(
  piece: Piece,
  key: string,
): ThunkAction<Promise<string | undefined>, StateWithApi, unknown, UnknownAction> {
  return async (dispatch) => {
    const sessionId = ensureSession();
    const body = { 'Idempotency-Key': key, addToCartDto: { ...piece, sessionId } };
    const { data, error } = await dispatch(cartApi.endpoints.addToCart.initiate(body));
    if (!data) {
      const reason = isServerAway(error) ? FAILURE : (error.message ?? FAILURE);
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
