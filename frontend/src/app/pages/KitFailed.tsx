import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';

/** The kit's page when prices or the cart could not be loaded. */
export function KitFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <PageHead title="Kit de lujo" description="No se pudo cargar el kit." path="/kit" noIndex />
      <EmptyState level={1} title="No pudimos cargar el kit" action={<Button onClick={retry}>Reintentar</Button>}>
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    </>
  );
}
