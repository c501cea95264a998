import { lazy, Suspense, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Money } from '../../features/money/Money';
import { LEDGER_PATH, MONEY_PATH, MONTH_PATH, STATEMENT_PATH } from '../../features/money/money-paths';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { bogotaDay } from '../../shared/lib/moments';
import { Skeleton } from '../../shared/ui/Skeleton';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

const Ledger = lazy(() => importWithRetry(() => import('../../features/money/Ledger')));
const Month = lazy(() => importWithRetry(() => import('../../features/money/Month')));
const Statement = lazy(() => importWithRetry(() => import('../../features/money/Statement')));

/**
 * For the owner and the accountant `/panel/dinero`, what came today and what is still to come, `/panel/libro`, every movement of money, and
 * `/panel/mes/:month?`, a month of the books, this one by default; for the owner `/panel/dinero/extracto`, the bank's statement beside the books.
 */
export default function MoneyPanelPage() {
  const { pathname } = useLocation();
  const { month } = useParams();
  const [latest] = useState(() => bogotaDay(new Date()).toISOString().slice(0, 7));
  const [path, title] = PAGES.find(([each]) => pathname.startsWith(each)) ?? [MONEY_PATH, 'Dinero'];
  return (
    <PanelPage title={title} description="Lo que llegó y lo que falta." path={path}>
      <StaffOnly ownerOnly alsoBooks={path !== STATEMENT_PATH}>
        {({ staffRole }) => {
          const isOwner = staffRole === 'duena';
          return (
            <Suspense fallback={<Skeleton height="360px" />}>
              {path === LEDGER_PATH && <Ledger isOwner={isOwner} />}
              {path === MONTH_PATH && (
                <Month month={isMonth(month) ? month : latest} latest={latest} isOwner={isOwner} />
              )}
              {path === STATEMENT_PATH && <Statement />}
              {path === MONEY_PATH && <Money isOwner={isOwner} />}
            </Suspense>
          );
        }}
      </StaffOnly>
    </PanelPage>
  );
}

const PAGES = [
  [LEDGER_PATH, 'Libro'],
  [MONTH_PATH, 'Mes'],
  [STATEMENT_PATH, 'Extracto'],
] as const;

function isMonth(month: string | undefined): month is string {
  return month !== undefined && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month);
}
