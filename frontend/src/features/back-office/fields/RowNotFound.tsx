import { ButtonLink } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { type Screen, shopPath } from '../back-office-path';

/** Shown for an unknown row. */
export function RowNotFound({ screen }: { screen: Screen }) {
  return (
    <EmptyState title="Aquí no hay nada" action={<ButtonLink to={shopPath(screen)}>Volver</ButtonLink>}>
      Puede que todavía no esté publicado.
    </EmptyState>
  );
}
