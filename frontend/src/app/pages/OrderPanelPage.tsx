import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { workshopApi } from '../../api/workshop.api';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { OrderAdmin } from '../../features/workshop/order/OrderAdmin';
import type { PrintJob } from '../../features/workshop/selection/print-job';
import { PrintedOrders } from '../../features/workshop/selection/PrintedOrders';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { ButtonLink } from '../../shared/ui/Button';
import { PanelPage } from '../panel/PanelPage';
import { PieceDesign } from '../PieceDesign';
import { StaffOnly } from '../StaffOnly';

/** Loaded for the accountant. */
const BookOrder = lazy(() => importWithRetry(() => import('../../features/money/BookOrder')));

/** Prints sheets and labels of several orders; a part of this chunk, because it uses the same code. */
export function OrderPapers(job: PrintJob) {
  return <PrintedOrders {...job} design={(item) => <PieceDesign item={item} />} />;
}

/** `/panel/pedidos/:id`: one order, for the workshop. */
export default function OrderPanelPage() {
  const { id = '' } = useParams();
  // Sends no request: `OrderAdmin` reads the order.
  const { data: order } = workshopApi.endpoints.getOrder.useQueryState({ id });
  const title = order?.orderNumber ?? 'Pedido';
  return (
    <Page
      title={title}
      description="Un pedido en el taller."
      path={`${ORDER_ADMIN_PATH}/${id}`}
      heading={<Title>{title}</Title>}
    >
      <StaffOnly alsoBooks>
        {({ staffRole }) =>
          staffRole === 'contador' ? (
            <Suspense fallback={null}>
              <BookOrder id={id} />
            </Suspense>
          ) : (
            <OrderAdmin
              key={id}
              id={id}
              isOwner={staffRole === 'duena'}
              design={(item) => <PieceDesign item={item} />}
              back={<ButtonLink to={ORDER_ADMIN_PATH}>Ver los pedidos</ButtonLink>}
            />
          )
        }
      </StaffOnly>
    </Page>
  );
}

const Page = styled(PanelPage)`
  @media print {
    display: block;
    /* A label printer with narrow paper prints only the label. */
    &:has([data-paper='label']) > :not([data-paper]) {
      display: none;
    }
  }
`;

const Title = styled.h1`
  font-size: var(--font-size-2);
  font-variant-numeric: lining-nums;
`;
