import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type RefundDto, type RefundState, useListRefundsQuery } from '../../../api/refunds.api';
import { ORDERS_POLLING } from '../../../api/workshop.api';
import { dayAndMonth } from '../../../domain/day-and-month';
import { REFUND_REASONS, REFUND_WAYS } from '../../../domain/refund-choices';
import { REFUND_STATES } from '../../../domain/refund-words';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { SegmentedRadio } from '../../../shared/ui/SegmentedRadio';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ORDER_ADMIN_PATH } from '../../../shared/lib/panel-paths';

/** For payments without an order; an order has its own page. */
const RefundCard = lazy(() => importWithRetry(() => import('./RefundCard')));

const ENDED: RefundState[] = ['done', 'refused'];
/** The largest page; older refunds are found with their order. */
const LIMIT = 100;

/** Refunds of all orders: what is open by its last day, or what has ended. */
export function RefundList({ isOwner }: { isOwner: boolean }) {
  const [view, setView] = useState<'open' | 'ended'>('open');
  const question = view === 'open' ? { limit: LIMIT } : { state: ENDED, limit: LIMIT };
  const { currentData, error, refetch } = useListRefundsQuery(question, ORDERS_POLLING);
  useReauthOnForbidden(error);
  return (
    <>
      <SegmentedRadio
        legend="Qué devoluciones"
        name="view"
        value={view}
        onChange={setView}
        centred
        options={[
          { value: 'open', label: 'Por hacer' },
          { value: 'ended', label: 'Terminadas' },
        ]}
      />
      {!currentData && error && (
        <EmptyState
          title="No pudimos cargar las devoluciones"
          action={<Button onClick={() => void refetch()}>Reintentar</Button>}
        >
          Revisa tu conexión y vuelve a intentar.
        </EmptyState>
      )}
      {!currentData && !error && <Skeleton height="240px" />}
      {currentData?.refunds.length === 0 && (
        <EmptyState title="Nada por aquí">
          Una devolución empieza en su pedido, con «Devolver», o en «Sin pedido».
        </EmptyState>
      )}
      <Rows>
        {currentData?.refunds.map((refund) => (
          <li key={refund.id}>
            {refund.orderId ? (
              <RefundRow refund={refund} isOpen={view === 'open'} />
            ) : (
              <>
                <strong>Pago sin pedido</strong>
                <Suspense fallback={null}>
                  <RefundCard refund={refund} isOwner={isOwner} />
                </Suspense>
              </>
            )}
          </li>
        ))}
      </Rows>
    </>
  );
}

function RefundRow({ refund, isOpen }: { refund: RefundDto; isOpen: boolean }) {
  const { orderId, orderNumber, amount, reason, way, state, dueOn } = refund;
  return (
    <>
      <Link to={`${ORDER_ADMIN_PATH}/${orderId}`}>
        <strong translate="no">{orderNumber}</strong>
        <span> </span>
        <span>{formatCop(amount)}</span>
      </Link>
      <p>{`${REFUND_STATES[state].name}. ${REFUND_REASONS[reason].name}. ${REFUND_WAYS[way].name}.`}</p>
      {isOpen && <p>{`A más tardar el ${dayAndMonth(dueOn)}.`}</p>}
    </>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: var(--space-12);
  li {
    padding: var(--space-12) var(--space-16);
    border: 1px solid var(--border);
    border-radius: var(--radius-3);
    background: var(--surface-raised);
  }
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: var(--target);
    font-variant-numeric: tabular-nums;
  }
`;
