import { Button } from '../../shared/ui/Button';
import { ChatButton } from '../../shared/ui/ChatButton';
import { EmptyState } from '../../shared/ui/EmptyState';

/** Shown when neither the API nor the fallback catalogue is available. */
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

/** Shown while the shop has no products. */
export function CatalogueEmpty() {
  return (
    <EmptyState title="Catálogo en Carga" action={<ChatButton>Escríbenos por WhatsApp</ChatButton>}>
      Estamos preparando nuestras piezas. Vuelve en un momento, o cuéntanos qué buscas.
    </EmptyState>
  );
}
