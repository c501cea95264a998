import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useListUnrefundedRequestsQuery } from '../../../api/requests.api';
import { ORDERS_POLLING } from '../../../api/workshop.api';
import { dayAndMonth } from '../../../domain/day-and-month';
import { REQUEST_KINDS } from '../../../domain/request-words';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { ORDER_ADMIN_PATH } from '../../../shared/lib/panel-paths';
import { Deadline, RequestRows } from './request-rows';

/** Accepted withdrawals whose money was not given back yet, the earliest last day first. Nothing when there are none. */
export function UnrefundedRequests({ today }: { today: string }) {
  const titleId = useId();
  const { data: requests, error, refetch } = useListUnrefundedRequestsQuery(undefined, ORDERS_POLLING);
  if (!requests && error)
    return (
      <Note kind="error">
        <span>{'No pudimos cargar las aceptadas sin devolución. '}</span>
        <Button variant="text" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </Note>
    );
  if (!requests || requests.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>Aceptadas sin devolución</h2>
      <RequestRows>
        {requests.map(({ id, orderId, orderNumber, number, kind, pieces, moneyBy }) => {
          const isLate = moneyBy !== null && moneyBy < today;
          return (
            <li key={id}>
              <strong>
                <span translate="no">{`${orderNumber} ${number}`}</span>
              </strong>
              <p>
                {`${REQUEST_KINDS[kind].name}: ${pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}`}
              </p>
              {moneyBy && (
                <Deadline data-late={isLate || undefined}>
                  {`${isLate ? 'El dinero se venció' : 'El dinero vuelve a más tardar'} el ${dayAndMonth(moneyBy)}`}
                </Deadline>
              )}
              <Link to={`${ORDER_ADMIN_PATH}/${orderId}`} aria-label={`Hacer la devolución de ${orderNumber}`}>
                Hacer la devolución
              </Link>
            </li>
          );
        })}
      </RequestRows>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: var(--space-12);
  h2 {
    font-size: var(--font-size-lg);
  }
`;
