import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { cartApi, type CartItemDto } from '../../api/cart.api';
import { catalogueApi } from '../../api/catalogue.api';
import { lacksName } from '../../domain/lacks-name';
import type { Piece } from '../../shared/lib/add-to-cart';
import { formatCop } from '../../shared/lib/format-cop';
import { showToast } from '../../shared/state/use-toast';
import { askName } from './AskedName';
import { putIntoCart } from './cached-cart';
import { ensureSession, warnOfForgottenCart } from './session';
import { type NextSteps, PIECE_NOT_ADDED, refuse, type Send } from './adding';

/** Adds a piece to the cart; `next` is what the message about it offers. */
export const sendPiece =
  (next: NextSteps): Send<Piece> =>
  (piece, key) =>
  async (dispatch) => {
    const sessionId = dispatch(ensureSession());
    const body = { 'Idempotency-Key': key, addToCartDto: { ...piece, sessionId } };
    const { data, error } = await dispatch(cartApi.endpoints.addToCart.initiate(body));
    if (!data) {
      return dispatch(refuse(isServerUnreachable(error) ? PIECE_NOT_ADDED : serverMessage(error, PIECE_NOT_ADDED)));
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
