import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { notifySessionChanged } from '../../api/identity.api';
import { AccountSkeleton } from '../../features/account/AccountSkeleton';
import { MyData } from '../../features/account/MyData';
import { MyPassword } from '../../features/account/MyPassword';
import { MyRights } from '../../features/account/MyRights';
import { useAccount } from '../../features/account/use-account';
import { useConfirmEmail } from '../../features/account/use-confirm-email';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { SectionHead } from '../../shared/ui/SectionHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { TextLink } from '../../shared/ui/TextLink';
import { from } from '../../theme/media';
import { useLoginFirst } from './use-login-first';

const PATH = '/cuenta';

const AccountOrders = lazy(() => import('../AccountOrders'));

/** `/cuenta`: the orders and the data of the logged-in customer; guests are redirected to the login. */
export default function AccountPage() {
  const state = useAccount();
  const { deleted, onDeleted } = useHomeWhenDeleted();
  useConfirmEmail(state.status === 'ready');
  useLoginFirst(state.status === 'guest' && !deleted, PATH);
  return (
    <Page>
      <PageHead title="Mi cuenta" description="Tus pedidos y tus datos en Sigerist." path={PATH} noIndex />
      <SectionHead level={1} title="Mi cuenta" />
      {(state.status === 'loading' || state.status === 'guest') && <AccountSkeleton />}
      {state.status === 'error' && (
        <EmptyState title="No pudimos cargar tu cuenta" action={<Button onClick={state.retry}>Reintentar</Button>}>
          Revisa tu conexión y vuelve a intentar.
        </EmptyState>
      )}
      {state.status === 'ready' && (
        <Columns>
          <section aria-labelledby="pedidos">
            <h2 id="pedidos">Mis pedidos</h2>
            {state.account.role === 'staff' ? (
              <p>
                <span>{'Con una cuenta del equipo no se compra. Los pedidos de la tienda están en '}</span>
                <TextLink to="/panel">el panel</TextLink>
                <span>.</span>
              </p>
            ) : (
              <Suspense fallback={<Skeleton height="180px" />}>
                {/* Orders of a guest join the account once its email is proven: the list is read again. */}
                <AccountOrders key={String(state.account.isEmailProven)} account={state.account} />
              </Suspense>
            )}
          </section>
          <Aside>
            <MyData account={state.account} />
            <MyPassword email={state.account.email} />
            <MyRights account={state.account} onDeleted={onDeleted} />
          </Aside>
        </Columns>
      )}
    </Page>
  );
}

/** Navigates home once the account is deleted, and only then notifies the rest of the page of the logout. */
function useHomeWhenDeleted(): { deleted: boolean; onDeleted: () => void } {
  const showToast = useToast();
  const [deleted, setDeleted] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!deleted) return;
    void navigate('/', { replace: true });
    showToast({ kind: 'success', title: 'Cuenta eliminada', text: 'Por correo te contamos qué datos quedan.' });
    return notifySessionChanged;
  }, [deleted, navigate, showToast]);

  return { deleted, onDeleted: () => setDeleted(true) };
}

const Page = styled(Container)`
  padding-top: clamp(24px, 4vw, 48px);
  padding-bottom: var(--space-section);
`;

const Columns = styled.div`
  display: grid;
  gap: clamp(40px, 6vw, 80px);
  h2 {
    font-size: var(--font-size-3);
  }
  ${from(1000)} {
    grid-template-columns: 1.3fr 1fr;
    align-items: start;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: var(--space-32);
  min-width: 0;
  > section + section {
    padding-top: var(--space-32);
    border-top: 1px solid var(--border);
  }
`;
