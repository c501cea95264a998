import { useState } from 'react';
import { isServerUnreachable, serverMessage } from '../../api/api-error';
import { type EditCartItemDto, useEditCartItemMutation } from '../../api/cart.api';
import type { AddToCartHandle, AddState, Piece } from '../../shared/lib/add-to-cart';
import { useToast } from '../../shared/state/use-toast';

const FAILURE = 'No se pudieron guardar los cambios. Intenta de nuevo.';

/** Replaces the design of a cart line; the line keeps its position and quantity. */
export function useEditLine(lineId: string): AddToCartHandle {
  const showToast = useToast();
  const [edit, { isLoading }] = useEditCartItemMutation();
  const [outcome, setOutcome] = useState<AddState>('idle');
  const [failure, setFailure] = useState<string>();

  const add = async (piece: Piece): Promise<boolean> => {
    setFailure(undefined);
    const { error } = await edit({ id: lineId, editCartItemDto: changesOf(piece) });
    setOutcome(error ? 'failed' : 'added');
    if (!error) {
      showToast({ kind: 'success', title: 'Cambios guardados', text: 'Tu diseño quedó actualizado en el carrito' });
      return true;
    }
    const reason = isServerUnreachable(error) ? FAILURE : serverMessage(error, FAILURE);
    setFailure(reason);
    showToast({ kind: 'error', title: 'Error', text: reason });
    return false;
  };
  return { state: isLoading ? 'adding' : outcome, failure, add };
}

/** Leaves out product, name, price and quantity, which an edit cannot change. */
function changesOf(piece: Piece): EditCartItemDto {
  const changes: Partial<Piece> = { ...piece };
  for (const fixed of ['productId', 'name', 'price', 'quantity'] as const) delete changes[fixed];
  return changes;
}
