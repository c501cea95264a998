import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';

/** Warns that the fallback catalogue is shown because the API is unavailable, and offers a retry. */
export function CatalogueNotice({ retry }: { retry: () => void }) {
  return (
    <Note kind="warning" role="status">
      <strong>Error cargando productos.</strong>
      <span>
        {
          ' Mientras vuelve la conexión te mostramos el catálogo guardado: confirma el precio con nosotros antes de pedir.'
        }
      </span>
      <Action>
        <Button variant="text" size="s" onClick={retry}>
          Reintentar
        </Button>
      </Action>
    </Note>
  );
}

const Action = styled.span`
  display: block;
`;
