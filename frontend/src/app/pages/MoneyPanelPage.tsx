import { Money } from '../../features/money/Money';
import { MONEY_PATH } from '../../features/money/money-paths';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/dinero`: what came today, and what is still to come, for the owner and the accountant. */
export default function MoneyPanelPage() {
  return (
    <PanelPage title="Dinero" description="Lo que llegó y lo que falta." path={MONEY_PATH}>
      <StaffOnly ownerOnly alsoBooks>
        {({ staffRole }) => <Money isOwner={staffRole === 'duena'} />}
      </StaffOnly>
    </PanelPage>
  );
}
