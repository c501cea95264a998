import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';

interface SaveOrCancelProps {
  pending: boolean;
  /** Why the server did not take it. */
  failure?: string;
  onCancel: () => void;
}

/** The end of a form that stands in place of what it changes. */
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
