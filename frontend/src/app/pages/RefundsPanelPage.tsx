import { REFUNDS_PATH } from '../../shared/lib/panel-paths';
import { RefundList } from '../../features/workshop/refund/RefundList';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/devoluciones`: refunds of all orders, for staff. */
export default function RefundsPanelPage() {
  return (
    <PanelPage title="Devoluciones" description="El dinero que se devuelve." path={REFUNDS_PATH}>
      <StaffOnly>{({ staffRole }) => <RefundList isOwner={staffRole === 'duena'} />}</StaffOnly>
    </PanelPage>
  );
}
