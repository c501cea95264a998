import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Row } from '../../../shared/ui/panel';

/** Says that a part of the page could not be loaded, and tries again. */
export function Reload({ what, retry }: { what: string; retry: () => void }) {
  return (
    <Row>
      <Note kind="error" role="alert">
        No pudimos cargar {what}. Revisa tu conexión y vuelve a intentar.
      </Note>
      <Button variant="secondary" size="s" onClick={retry}>
        Reintentar
      </Button>
    </Row>
  );
}
