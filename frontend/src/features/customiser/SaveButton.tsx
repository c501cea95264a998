import { styled } from 'styled-components';
import type { AddToCartHandle } from '../../shared/lib/add-to-cart';
import { AddButton } from '../../shared/ui/AddButton';
import { Button } from '../../shared/ui/Button';

interface SaveButtonProps {
  saving: AddToCartHandle;
  /** Edits a line of the cart instead of adding one. */
  editing: boolean;
  /** The form is incomplete: a press shows the reason. */
  unready: boolean;
  /** The name is missing: a press focuses its field. */
  nameless: boolean;
  /** Id of the element with the reason. */
  reasonId: string;
  onPress: () => void;
  full?: boolean;
}

/** Adds the design to the cart, or saves it to its line. */
export function SaveButton({
  saving: { state },
  editing,
  unready,
  nameless,
  reasonId,
  onPress,
  full,
}: SaveButtonProps) {
  const button = { unready, onClick: onPress, full, 'aria-describedby': unready ? reasonId : undefined };
  if (!editing) {
    return (
      <Add state={state} {...button}>
        {nameless ? 'Escribe el nombre' : 'Agregar al carrito'}
      </Add>
    );
  }
  return (
    <Button pending={state === 'adding'} {...button}>
      {state === 'adding' ? 'Guardando...' : 'Guardar cambios'}
    </Button>
  );
}

const Add = styled(AddButton)`
  padding-inline: var(--space-16);
`;
