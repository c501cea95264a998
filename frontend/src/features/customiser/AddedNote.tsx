import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { ActionLink } from '../../shared/ui/TextLink';

/** Note that this design is already in the cart, for shoppers who come back from there. */
export function AddedNote({ onRestart }: { onRestart: () => void }) {
  return (
    <Note kind="success">
      <p>
        <span>{'Este diseño ya está en '}</span>
        <ActionLink to="/cart">tu carrito</ActionLink>
        <span>.</span>
      </p>
      <Button variant="text" size="s" onClick={onRestart}>
        Empezar otro diseño
      </Button>
    </Note>
  );
}
