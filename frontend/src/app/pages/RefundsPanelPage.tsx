import { styled } from 'styled-components';
import { RefundList } from '../../features/workshop/refund/RefundList';
import { REFUNDS_PATH } from '../../features/workshop/refund/refunds-path';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { StaffNav } from '../StaffNav';
import { StaffOnly } from '../StaffOnly';

/** `/panel/devoluciones`: refunds of all orders, for staff. */
export default function RefundsPanelPage() {
  return (
    <Page>
      <PageHead title="Devoluciones" description="El dinero que se devuelve." path={REFUNDS_PATH} noIndex />
      <StaffNav />
      <h1>Devoluciones</h1>
      <StaffOnly>
        <RefundList />
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
