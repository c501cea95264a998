import { fieldErrors, serverMessage } from '../../api/api-error';
import { type CartItemDto, useEditCartItemMutation } from '../../api/cart.api';
import { useToast } from '../state/use-toast';
import NameSheet from './NameSheet';

const FAILURE = 'No pudimos guardar el nombre. Revisa tu conexión y vuelve a intentar.';

interface NameDialogProps {
  item: Pick<CartItemDto, 'id' | 'name' | 'quantity'>;
  onClose: () => void;
}

/** One field for the name of a cart line; nothing else of it changes. */
export default function NameDialog({ item: { id, name, quantity }, onClose }: NameDialogProps) {
  const showToast = useToast();
  const [edit] = useEditCartItemMutation();
  const save = async (personalization: string) => {
    const { error } = await edit({ id, editCartItemDto: { personalization } });
    if (error) return fieldErrors(error).personalization ?? serverMessage(error, FAILURE);
    showToast({ kind: 'success', title: 'Nombre guardado', text: `Así lo bordamos: «${personalization}»` });
    onClose();
    return undefined;
  };
  return (
    <NameSheet
      pieces={quantity > 1 ? `las ${quantity} piezas de ${name}` : name}
      action="Guardar el nombre"
      pendingAction="Guardando…"
      onName={save}
      onLater={onClose}
      onClose={onClose}
    />
  );
}
