import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { cartApi } from '../../api/cart.api';
import { catalogueApi } from '../../api/catalogue.api';
import { groupPrice } from '../../domain/kit-groups';
import type { AddHandle, ConfiguredKit } from '../../shared/lib/add-to-cart';
import { formatCop } from '../../shared/lib/format-cop';
import { showToast } from '../../shared/state/use-toast';
import { putIntoCart } from './cached-cart';
import { ensureSession, warnOfForgottenCart } from './session';
import { type NextSteps, type Send, useAddButton, useNextSteps } from './use-add-to-cart';

const FAILURE = 'No se pudo agregar el kit al carrito';
const EDIT_FAILURE = 'No se pudieron guardar los cambios. Intenta de nuevo.';

/** Adds a kit to the cart. */
export function useAddKit(): AddHandle<ConfiguredKit> {
  const next = useNextSteps();
  return useAddButton(sendKit(next));
}

const sendKit =
  (next: NextSteps): Send<ConfiguredKit> =>
  ({ price, ...kit }, key) =>
  async (dispatch) => {
    const sessionId = dispatch(ensureSession());
    const body = { 'Idempotency-Key': key, addKitDto: { ...kit, sessionId, quantity: 1 } };
    const { data, error } = await dispatch(cartApi.endpoints.addKit.initiate(body));
    if (!data) {
      const reason = isServerUnreachable(error) ? FAILURE : serverMessage(error, FAILURE);
      dispatch(showToast({ kind: 'error', title: 'Error', text: reason }));
      return reason;
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

/** Replaces a kit in the cart by an edited one, which keeps position and quantity. */
export function useEditKit(kitId: string): AddHandle<ConfiguredKit> {
  const send: Send<ConfiguredKit> =
    ({ pieces, gifts }) =>
    async (dispatch) => {
      const { error } = await dispatch(cartApi.endpoints.editKit.initiate({ kitId, editKitDto: { pieces, gifts } }));
      if (!error) {
        dispatch(
          showToast({ kind: 'success', title: 'Cambios guardados', text: 'Tu kit quedó actualizado en el carrito' }),
        );
        return undefined;
      }
      const reason = isServerUnreachable(error) ? EDIT_FAILURE : serverMessage(error, EDIT_FAILURE);
      dispatch(showToast({ kind: 'error', title: 'Error', text: reason }));
      return reason;
    };
  return useAddButton(send);
}
