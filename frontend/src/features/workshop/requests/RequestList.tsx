import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type RequestState, type StaffRequestDto, useListRequestsQuery } from '../../../api/requests.api';
import { ORDERS_POLLING } from '../../../api/workshop.api';
import { dayAndMonth } from '../../../domain/day-and-month';
import { REQUEST_KINDS, REQUEST_STATES } from '../../../domain/request-words';
import { bogotaDay } from '../../../shared/lib/moments';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { SegmentedRadio } from '../../../shared/ui/SegmentedRadio';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { StatusPill } from '../../../shared/ui/StatusPill';
import { ORDER_ADMIN_PATH } from '../../../shared/lib/panel-paths';
import { Deadline, RequestRows } from './request-rows';
import { UnrefundedRequests } from './UnrefundedRequests';

const ANSWERED: RequestState[] = ['accepted', 'refused'];

/** Requests of all orders: first money that is due, then what waits for an answer by its last day, or what was answered. */
export function RequestList() {
  const [view, setView] = useState<'open' | 'answered'>('open');
  const [cursor, setCursor] = useState<string>();
  const [today] = useState(() => bogotaDay(new Date()).toISOString().slice(0, 10));
  const state = view === 'open' ? undefined : ANSWERED;
  const { currentData, error, refetch } = useListRequestsQuery({ state, cursor }, ORDERS_POLLING);
  useReauthOnForbidden(error);
  return (
    <>
      <UnrefundedRequests today={today} />
      <SegmentedRadio
        legend="Qué solicitudes"
        name="view"
        value={view}
        onChange={(next) => {
          setView(next);
          setCursor(undefined);
        }}
        centred
        options={[
          { value: 'open', label: 'Por responder' },
          { value: 'answered', label: 'Respondidas' },
        ]}
      />
      {!currentData && error && (
        <EmptyState
          title="No pudimos cargar las solicitudes"
          action={<Button onClick={() => void refetch()}>Reintentar</Button>}
        >
          Revisa tu conexión y vuelve a intentar.
        </EmptyState>
      )}
      {!currentData && !error && <Skeleton height="240px" />}
      {currentData?.items.length === 0 && (
        <EmptyState title="Nada por aquí">
          Cuando una familia quiera devolver una pieza o reclamar la garantía, aparece aquí.
        </EmptyState>
      )}
      <RequestRows>
        {currentData?.items.map((request) => (
          <Request key={request.id} request={request} today={today} />
        ))}
      </RequestRows>
      {currentData?.nextCursor && (
        <Button variant="secondary" onClick={() => setCursor(currentData.nextCursor!)}>
          Ver las siguientes
        </Button>
      )}
      {cursor && (
        <Button variant="text" onClick={() => setCursor(undefined)}>
          Volver al comienzo
        </Button>
      )}
    </>
  );
}

/** A request, with the way to its order. */
function Request({ request, today }: { request: StaffRequestDto; today: string }) {
  const { orderId, orderNumber, number, kind, state, pieces, answerBy } = request;
  const isLate = answerBy < today;
  return (
    <li>
      <Link to={`${ORDER_ADMIN_PATH}/${orderId}`}>
        <strong translate="no">{orderNumber}</strong>
        <span> </span>
        <span translate="no">{number}</span>
      </Link>
      <p>{`${REQUEST_KINDS[kind].name}: ${pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}`}</p>
      <p>
        <StatusPill tone={REQUEST_STATES[state].tone}>{REQUEST_STATES[state].name}</StatusPill>
        {state === 'open' && (
          <Deadline data-late={isLate || undefined}>
            {`${isLate ? 'Se venció' : 'A más tardar'} el ${dayAndMonth(answerBy)}`}
          </Deadline>
        )}
      </p>
    </li>
  );
}
