import { Ledger } from '../../features/money/Ledger';
import { LEDGER_PATH } from '../../features/money/money-paths';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/libro`: every movement of money, for the owner and the accountant. */
export default function LedgerPanelPage() {
  return (
    <PanelPage title="Libro" description="Cada peso que llegó o salió." path={LEDGER_PATH}>
      <StaffOnly ownerOnly alsoBooks>
        {({ staffRole }) => <Ledger isOwner={staffRole === 'duena'} />}
      </StaffOnly>
    </PanelPage>
  );
}
