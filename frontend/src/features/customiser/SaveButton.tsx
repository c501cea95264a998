import { styled } from 'styled-components';
import type { AddToCartHandle } from '../../shared/lib/add-to-cart';
import { AddButton } from '../../shared/ui/AddButton';
import { Button } from '../../shared/ui/Button';

interface SaveButtonProps {
  saving: AddToCartHandle;
  /** Changes a line of the cart instead of adding one. */
  editing: boolean;
  /** Something is missing: pressing says what. */
  unready: boolean;
  /** What is missing is the name: pressing leads to its field. */
  nameless: boolean;
  /** Id of the sentence that says what is missing. */
  reasonId: string;
  onPress: () => void;
  full?: boolean;
}

/** Puts the design into the cart, or back into its line. */
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
