import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { cartApi } from '../../api/cart.api';
import { catalogueApi } from '../../api/catalogue.api';
import { groupPrice } from '../../domain/kit-groups';
import type { ConfiguredKit } from '../../shared/lib/add-to-cart';
import { formatCop } from '../../shared/lib/format-cop';
import { showToast } from '../../shared/state/use-toast';
import { putIntoCart } from './cached-cart';
import { ensureSession, warnOfForgottenCart } from './session';
import { KIT_NOT_ADDED, KIT_NOT_CHANGED, type NextSteps, refuse, type Send } from './adding';

/** Adds a kit to the cart; `next` is what the message about it offers. */
export const sendKit =
  (next: NextSteps): Send<ConfiguredKit> =>
  ({ price, ...kit }, key) =>
  async (dispatch) => {
    const sessionId = dispatch(ensureSession());
    const body = { 'Idempotency-Key': key, addKitDto: { ...kit, sessionId, quantity: 1 } };
    const { data, error } = await dispatch(cartApi.endpoints.addKit.initiate(body));
    if (!data) {
      return dispatch(refuse(isServerUnreachable(error) ? KIT_NOT_ADDED : serverMessage(error, KIT_NOT_ADDED)));
    }
    dispatch(putIntoCart(sessionId, data));
    const charged = groupPrice(data);
    if (charged !== price) dispatch(catalogueApi.util.invalidateTags(['catalogue']));
    dispatch(
      showToast({
        kind: 'success',
        ...(charged === price
          ? { title: 'Kit agregado', text: `Las ${data.length} piezas quedaron juntas en tu carrito` }
          : { title: 'El precio se actualizó', text: `El kit está en tu carrito a ${formatCop(charged)}.` }),
        ...next,
      }),
    );
    dispatch(warnOfForgottenCart());
    return undefined;
  };

/** Replaces a kit of the cart by an edited one. */
export const sendEditedKit =
  (kitId: string): Send<ConfiguredKit> =>
  ({ pieces, gifts }) =>
  async (dispatch) => {
    const { error } = await dispatch(cartApi.endpoints.editKit.initiate({ kitId, editKitDto: { pieces, gifts } }));
    if (error) {
      return dispatch(refuse(isServerUnreachable(error) ? KIT_NOT_CHANGED : serverMessage(error, KIT_NOT_CHANGED)));
    }
    const text = 'Tu kit quedó actualizado en el carrito';
    dispatch(showToast({ kind: 'success', title: 'Cambios guardados', text }));
    return undefined;
  };
