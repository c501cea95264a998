import { REQUESTS_PATH } from '../../shared/lib/panel-paths';
import { RequestList } from '../../features/workshop/requests/RequestList';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/solicitudes`: withdrawals and guarantee claims of customers, for staff. */
export default function RequestsPanelPage() {
  return (
    <PanelPage title="Solicitudes" description="Lo que piden las familias después de recibir." path={REQUESTS_PATH}>
      <StaffOnly>
        <RequestList />
      </StaffOnly>
    </PanelPage>
  );
}
