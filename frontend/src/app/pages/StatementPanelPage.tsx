import { STATEMENT_PATH } from '../../features/money/money-paths';
import { Statement } from '../../features/money/Statement';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/dinero/extracto`: the bank's statement beside the books, for the owner. */
export default function StatementPanelPage() {
  return (
    <PanelPage title="Extracto" description="El extracto del banco junto al libro." path={STATEMENT_PATH}>
      <StaffOnly ownerOnly>
        <Statement />
      </StaffOnly>
    </PanelPage>
  );
}
