import { lazy, Suspense } from 'react';
import { OrderAdminList } from '../../features/workshop/list/OrderAdminList';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { picturedLine } from '../LinePhoto';
import { LinePicture } from '../LinePicture';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** Loaded when several orders are printed at once. */
const OrderPapers = lazy(() =>
  importWithRetry(async () => ({ default: (await import('./OrderPanelPage')).OrderPapers })),
);

/** Loaded for the accountant. */
const BookOrders = lazy(() => importWithRetry(() => import('../../features/money/BookOrders')));

/** `/panel/pedidos`: all orders, for staff. */
export default function OrdersPanelPage() {
  return (
    <PanelPage title="Pedidos" description="Los pedidos de la tienda, para el taller." path={ORDER_ADMIN_PATH}>
      <StaffOnly alsoBooks>
        {({ staffRole }) =>
          staffRole === 'contador' ? (
            <Suspense fallback={null}>
              <BookOrders />
            </Suspense>
          ) : (
            <OrderAdminList
              isOwner={staffRole === 'duena'}
              papers={(job) => <OrderPapers {...job} />}
              photoOf={(item) => <LinePicture item={picturedLine(item)} width={48} />}
            />
          )
        }
      </StaffOnly>
    </PanelPage>
  );
}
