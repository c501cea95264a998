import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Month } from '../../features/money/Month';
import { MONTH_PATH } from '../../features/money/money-paths';
import { bogotaDay } from '../../shared/lib/moments';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/mes/:month?`: a month of the books, this one by default, for the owner and the accountant. */
export default function MonthPanelPage() {
  const { month } = useParams();
  const [latest] = useState(() => bogotaDay(new Date()).toISOString().slice(0, 7));
  return (
    <PanelPage title="Mes" description="Un mes de los libros." path={MONTH_PATH}>
      <StaffOnly ownerOnly alsoBooks>
        {({ staffRole }) => (
          <Month month={isMonth(month) ? month : latest} latest={latest} isOwner={staffRole === 'duena'} />
        )}
      </StaffOnly>
    </PanelPage>
  );
}

function isMonth(month: string | undefined): month is string {
  return month !== undefined && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month);
}
