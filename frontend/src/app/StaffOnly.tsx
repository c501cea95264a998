import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../features/account/use-auth';
import type { UserDto } from '../api/identity.api';
import { importWithRetry } from '../shared/lib/import-with-retry';
import { ButtonLink } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { Skeleton } from '../shared/ui/Skeleton';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden';
import { useLoginFirst } from './pages/use-login-first';

/** Seldom needed: only where a second factor is required and missing. */
const SecondFactor = lazy(() =>
  importWithRetry(async () => ({ default: (await import('../features/staff/SecondFactor')).SecondFactor })),
);

interface StaffOnlyProps {
  /** Only for the role `duena`; the workshop reads whom to ask. */
  ownerOnly?: boolean;
  children: ReactNode | ((user: UserDto) => ReactNode);
}

/**
 * Shows a page to staff only: guests are redirected to the login and back, shoppers see an error. Children as a function
 * receive the user. The server sends the same page to everyone; the browser loads the protected data.
 */
export function StaffOnly({ ownerOnly = false, children }: StaffOnlyProps) {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  useLoginFirst(auth.status === 'guest', pathname + search);
  if (auth.status !== 'authenticated')
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Comprobando quién eres…</VisuallyHidden>
        <Skeleton height="320px" />
      </div>
    );
  if (auth.user.secondFactor === 'enrol')
    return (
      <Suspense fallback={<Skeleton height="320px" />}>
        <SecondFactor mustEnrol />
      </Suspense>
    );
  if (auth.user.role === 'staff' && ownerOnly && auth.user.staffRole !== 'duena')
    return (
      <EmptyState title="Esto lo maneja la dueña" action={<ButtonLink to="/panel/pedidos">Ver los pedidos</ButtonLink>}>
        Tu cuenta es del taller: pedidos, fotos y conversaciones. Si necesitas cambiar algo de aquí, pídeselo a ella.
      </EmptyState>
    );
  if (auth.user.role === 'staff') return typeof children === 'function' ? children(auth.user) : children;
  return (
    <EmptyState title="No tienes acceso" action={<ButtonLink to="/cuenta">Ver mis pedidos</ButtonLink>}>
      Esta parte es del equipo de la tienda. Tus pedidos están en tu cuenta.
    </EmptyState>
  );
}
