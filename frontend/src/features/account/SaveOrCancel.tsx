import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';

interface SaveOrCancelProps {
  pending: boolean;
  /** Error message of the server. */
  failure?: string;
  onCancel: () => void;
}

/** Error and buttons of a form in `EditInPlace`. */
export function SaveOrCancel({ pending, failure, onCancel }: SaveOrCancelProps) {
  return (
    <>
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
      <SubmitButton pending={pending}>{pending ? 'Guardando...' : 'Guardar'}</SubmitButton>
      <Button variant="text" onClick={onCancel}>
        Cancelar
      </Button>
    </>
  );
}
