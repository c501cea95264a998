import { OPEN_MONEY_PATH } from '../../features/money/money-paths';
import { MoneyTabs } from '../../features/money/MoneyTabs';
import { OpenMoneyList } from '../../features/money/OpenMoneyList';
import { CheckReference } from '../../features/workshop/list/CheckReference';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/dinero/sin-pedido`: money that waits for a decision, for the owner. */
export default function OpenMoneyPanelPage() {
  return (
    <PanelPage title="Dinero sin pedido" description="Dinero que espera una decisión." path={OPEN_MONEY_PATH}>
      <StaffOnly ownerOnly>
        <>
          <MoneyTabs isOwner />
          <OpenMoneyList orderPath={(id) => `${ORDER_ADMIN_PATH}/${id}`} />
          <CheckReference />
        </>
      </StaffOnly>
    </PanelPage>
  );
}
