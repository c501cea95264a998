import { styled } from 'styled-components';
import { DESK_PATH } from '../../features/workshop/desk-address';
import { OrdersDesk } from '../../features/workshop/list/OrdersDesk';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { StaffOnly } from '../StaffOnly';

/** `/panel/pedidos`: every order, for the shop's own people. */
export default function OrdersPanelPage() {
  return (
    <Page>
      <PageHead title="Pedidos" description="Los pedidos de la tienda, para el taller." path={DESK_PATH} noIndex />
      <h1>Pedidos</h1>
      <StaffOnly>
        <OrdersDesk />
      </StaffOnly>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: clamp(24px, 4vw, 40px);
  padding-bottom: var(--space-section);
`;
