import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { ActionLink } from '../../../shared/ui/TextLink';

/** Note that this kit is already in the cart; its page keeps the choices. */
export function AddedKitNote({ onRestart }: { onRestart: () => void }) {
  return (
    <Note kind="success">
      <p>
        <span>{'Este kit ya está en '}</span>
        <ActionLink to="/cart">tu carrito</ActionLink>
        <span>.</span>
      </p>
      <Button variant="text" size="s" onClick={onRestart}>
        Armar otro kit
      </Button>
    </Note>
  );
}
