import { Button } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { EmptyState } from '../../shared/ui/EmptyState';

/** In place of the products when neither the server nor the fallback catalogue could be read. */
export function CatalogueFailed({ retry }: { retry: () => void }) {
  return (
    <EmptyState
      title="Error cargando productos"
      action={
        <Button variant="primary" onClick={retry}>
          Reintentar
        </Button>
      }
    >
      Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

/** In place of the products while the shop has none. */
export function CatalogueEmpty() {
  return (
    <EmptyState title="Catálogo en Carga" action={<ChatButton>Escríbenos por WhatsApp</ChatButton>}>
      Estamos preparando nuestras piezas. Vuelve en un momento, o cuéntanos qué buscas.
    </EmptyState>
  );
}
