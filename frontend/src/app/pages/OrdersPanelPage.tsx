import { lazy } from 'react';
import { styled } from 'styled-components';
import { ORDER_ADMIN_PATH } from '../../features/workshop/order-admin-path';
import { OrderAdminList } from '../../features/workshop/list/OrderAdminList';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { TextLink } from '../../shared/ui/TextLink';
import { StaffNav } from '../StaffNav';
import { StaffOnly } from '../StaffOnly';

/** Loaded when several orders are printed at once. */
const OrderPapers = lazy(() =>
  importWithRetry(async () => ({ default: (await import('./OrderPanelPage')).OrderPapers })),
);

/** `/panel/pedidos`: all orders, for staff. */
export default function OrdersPanelPage() {
  return (
    <Page>
      <PageHead
        title="Pedidos"
        description="Los pedidos de la tienda, para el taller."
        path={ORDER_ADMIN_PATH}
        noIndex
      />
      <StaffNav />
      <Head>
        <h1>Pedidos</h1>
        <TextLink to="/panel/taller">Abrir el taller</TextLink>
      </Head>
      <StaffOnly>
        {({ staffRole }) => (
          <OrderAdminList isOwner={staffRole === 'duena'} papers={(job) => <OrderPapers {...job} />} />
        )}
      </StaffOnly>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  padding-top: clamp(12px, 2vw, 24px);
  padding-bottom: var(--space-section);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-8) var(--space-20);
`;
