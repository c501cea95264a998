import { RECONCILIATION_PATH } from '../../features/money/money-paths';
import { MoneyTabs } from '../../features/money/MoneyTabs';
import { Reconciliations } from '../../features/money/Reconciliations';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/dinero/conciliacion`: the comparison with the provider's payments, for the owner. */
export default function ReconciliationPanelPage() {
  return (
    <PanelPage title="Conciliación" description="Nuestros pagos y los del proveedor." path={RECONCILIATION_PATH}>
      <StaffOnly ownerOnly>
        <>
          <MoneyTabs isOwner />
          <Reconciliations />
        </>
      </StaffOnly>
    </PanelPage>
  );
}
