import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';

/** Error of a part that failed to load, with a retry button. */
export function LoadError({ what, retry }: { what: string; retry: () => void }) {
  return (
    <Row>
      <Note kind="error" role="alert">{`No pudimos cargar ${what}. Revisa tu conexión y vuelve a intentar.`}</Note>
      <Button variant="secondary" size="s" onClick={retry}>
        Reintentar
      </Button>
    </Row>
  );
}
