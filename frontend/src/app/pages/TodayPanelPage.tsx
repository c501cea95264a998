import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useGetTodayQuery } from '../../api/today.api';
import { BeforeOpening } from '../../features/back-office/home/BeforeOpening';
import { CHATS_PATH } from '../../features/chatbot/conversations/chats-path';
import { MONEY_PATH } from '../../features/money/money-paths';
import { OPEN_MONEY_PATH } from '../../features/money/money-paths';
import { TodayRows } from '../../features/workshop/today/TodayRows';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Price } from '../../shared/ui/Price';
import { Skeleton } from '../../shared/ui/Skeleton';
import { StaleNote } from '../../shared/ui/StaleNote';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { PanelPage } from '../panel/PanelPage';
import { WORKBENCH_PATH, TODAY_PATH } from '../panel/sections';
import { StaffOnly } from '../StaffOnly';

/** `/panel`: what waits for a person today. The frame of the panel polls the same query. */
export default function TodayPanelPage() {
  return (
    <PanelPage title="Hoy" description="Lo que espera hoy, para el equipo." path={TODAY_PATH}>
      <StaffOnly alsoBooks>
        {({ staffRole }) => (staffRole === 'contador' ? <Navigate to={MONEY_PATH} replace /> : <Today />)}
      </StaffOnly>
    </PanelPage>
  );
}

function Today() {
  const { data: today, error, refetch } = useGetTodayQuery();
  if (!today && error)
    return (
      <EmptyState title="No pudimos cargar el día" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
        Revisa tu conexión y vuelve a intentar.
      </EmptyState>
    );
  if (!today)
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Cargando lo que espera hoy…</VisuallyHidden>
        <Skeleton height="366px" />
      </div>
    );
  return (
    <>
      {error && <StaleNote />}
      <BeforeOpening missing={today.missing} isOwner={today.sold !== null} />
      <Day>{DAY.format(new Date(`${today.today}T12:00:00Z`))}</Day>
      <TodayRows today={today} chatsPath={CHATS_PATH} workbenchPath={WORKBENCH_PATH} moneyPath={OPEN_MONEY_PATH} />
      {today.sold && (
        <Sold>
          <span>{'Vendido hoy '}</span>
          <Price amount={today.sold.today} />
          <span>{', esta semana '}</span>
          <Price amount={today.sold.week} />
          <span>{', este mes '}</span>
          <Price amount={today.sold.month} />
        </Sold>
      )}
    </>
  );
}

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

const Day = styled.p`
  color: var(--text-soft);
  font-size: var(--font-size-sm);
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Sold = styled.p`
  color: var(--text-soft);
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums;
`;
