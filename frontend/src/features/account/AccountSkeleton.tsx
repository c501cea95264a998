import { Skeleton } from '../../shared/ui/Skeleton';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';

/** Placeholder of the account while it loads. */
export function AccountSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Cargando tu cuenta…</VisuallyHidden>
      <Skeleton height="320px" />
    </div>
  );
}
