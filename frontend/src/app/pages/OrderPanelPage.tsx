import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ORDER_ADMIN_PATH } from '../../features/workshop/order-admin-path';
import { OrderAdmin } from '../../features/workshop/order/OrderAdmin';
import type { PrintJob } from '../../features/workshop/selection/print-job';
import { PrintedOrders } from '../../features/workshop/selection/PrintedOrders';
import { useOrderNumber } from '../../features/workshop/use-order-number';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs';
import { ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { PieceDesign } from '../PieceDesign';
import { StaffOnly } from '../StaffOnly';

/** Prints sheets and labels of several orders; a part of this chunk, because it uses the same code. */
export function OrderPapers(job: PrintJob) {
  return <PrintedOrders {...job} design={(item) => <PieceDesign item={item} />} />;
}

/** `/panel/pedidos/:id`: one order, for the workshop. */
export default function OrderPanelPage() {
  const { id = '' } = useParams();
  const title = useOrderNumber(id) ?? 'Pedido';
  return (
    <Page>
      <PageHead title={title} description="Un pedido en el taller." path={`${ORDER_ADMIN_PATH}/${id}`} noIndex />
      <Trail>
        <Breadcrumbs items={[{ label: 'Pedidos', to: ORDER_ADMIN_PATH }]} />
      </Trail>
      <Title>{title}</Title>
      <StaffOnly>
        {({ staffRole }) => (
          <OrderAdmin
            key={id}
            id={id}
            isOwner={staffRole === 'duena'}
            design={(item) => <PieceDesign item={item} />}
            back={<ButtonLink to={ORDER_ADMIN_PATH}>Ver los pedidos</ButtonLink>}
          />
        )}
      </StaffOnly>
    </Page>
  );
}

const Page = styled(Container)`
  padding-top: clamp(12px, 2vw, 24px);
  padding-bottom: var(--space-section);
  @media print {
    max-width: none;
    padding: 0;
    /* A label printer with narrow paper prints only the label. */
    &:has([data-paper='label']) > :not([data-paper]) {
      display: none;
    }
  }
`;

const Trail = styled.div`
  @media print {
    display: none;
  }
`;

const Title = styled.h1`
  margin-bottom: var(--space-8);
  font-variant-numeric: lining-nums;
`;
