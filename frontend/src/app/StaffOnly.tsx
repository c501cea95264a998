import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Elements } from '../shared/lib/elements';
import type { UserDto } from '../api/identity.api';
import { useAuth } from '../features/account/use-auth';
import { importWithRetry } from '../shared/lib/import-with-retry';
import { Button, ButtonLink } from '../shared/ui/Button';
import { EmptyState } from '../shared/ui/EmptyState';
import { Skeleton } from '../shared/ui/Skeleton';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden';
import { useLoginFirst } from './pages/use-login-first';

/** Seldom needed: only where a second factor is required and missing. */
const SecondFactor = lazy(() =>
  importWithRetry(async () => ({ default: (await import('../features/staff/SecondFactor')).SecondFactor })),
);

interface StaffOnlyProps {
  /** Only for the role `duena`; other staff read that the owner manages the page. */
  ownerOnly?: boolean;
  /** Also for the role `contador`, which is refused by every other page. */
  alsoBooks?: boolean;
  children: Elements | ((user: UserDto) => Elements);
}

const SessionEnded = lazy(() => importWithRetry(() => import('./SessionEnded')));

/**
 * Shows a page to staff only: guests are redirected to the login and back, shoppers see an error. While the server is
 * unreachable, the page offers a retry instead of redirecting. Children as a function receive the user. The server sends the
 * same page to everyone; the browser loads the protected data.
 *
 * When the session ends while the page is open, also from another device, the login covers the page. The page stays mounted
 * below, so that the same user keeps the typed data; any other user gets a new page.
 */
export function StaffOnly({ ownerOnly = false, alsoBooks = false, children }: StaffOnlyProps) {
  const auth = useAuth();
  const present = auth.status === 'authenticated' ? auth.user : undefined;
  const [last, setLast] = useState<UserDto>();
  if (present && present !== last) setLast(present);
  const user = present ?? last;
  const [status, setStatus] = useState(auth.status);
  const [hasEnded, setEnded] = useState(false);
  if (auth.status !== status) {
    setStatus(auth.status);
    if (auth.status === 'guest' && user && !auth.retry) setEnded(true);
  }
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const retry = auth.status === 'guest' ? auth.retry : undefined;
  useLoginFirst(auth.status === 'guest' && !user && !retry, path);
  if (!user && retry)
    return (
      <EmptyState title="La tienda no responde" action={<Button onClick={retry}>Reintentar</Button>}>
        Tu sesión sigue abierta. Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  if (!user)
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Comprobando quién eres…</VisuallyHidden>
        <Skeleton height="320px" />
      </div>
    );
  return (
    <>
      <Admitted key={user.id} user={user} ownerOnly={ownerOnly} alsoBooks={alsoBooks}>
        {children}
      </Admitted>
      {hasEnded && (
        <Suspense fallback={null}>
          <SessionEnded path={path} onArrived={() => setEnded(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The page, or why this user does not see it. */
function Admitted({ user, ownerOnly, alsoBooks, children }: StaffOnlyProps & { user: UserDto }) {
  if (user.secondFactor === 'enrol')
    return (
      <Suspense fallback={<Skeleton height="320px" />}>
        <SecondFactor mustEnrol />
      </Suspense>
    );
  if (user.staffRole === 'contador' && !alsoBooks)
    return (
      <EmptyState title="Esto no es de tu cuenta" action={<ButtonLink to="/panel/dinero">Ver el dinero</ButtonLink>}>
        Tu cuenta es de contabilidad.
      </EmptyState>
    );
  if (user.staffRole === 'taller' && ownerOnly)
    return (
      <EmptyState title="Esto lo maneja la dueña" action={<ButtonLink to="/panel/pedidos">Ver los pedidos</ButtonLink>}>
        Tu cuenta es del taller: pedidos, fotos y conversaciones. Si necesitas cambiar algo de aquí, pídeselo a ella.
      </EmptyState>
    );
  if (user.role === 'staff') return typeof children === 'function' ? children(user) : children;
  return (
    <EmptyState title="No tienes acceso" action={<ButtonLink to="/cuenta">Ver mis pedidos</ButtonLink>}>
      Esta parte es del equipo de la tienda. Tus pedidos están en tu cuenta.
    </EmptyState>
  );
}
