import { lazy, Suspense, useId, useState } from 'react';
import { useListOrderRefundsQuery } from '../../../api/refunds.api';
import { type StaffOrderDto, ORDERS_POLLING } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Panel, PanelTitle } from '../../../shared/ui/panel';

/** Most orders have no refund. */
const RefundCard = lazy(() => importWithRetry(() => import('./RefundCard')));
const RefundSheet = lazy(() => importWithRetry(() => import('./RefundSheet')));

/** The refunds of an order, and the one entrance to a new one. Nothing for an order without money. */
export function RefundPanel({ order, isOwner }: { order: StaffOrderDto; isOwner: boolean }) {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { currentData: refunds } = useListOrderRefundsQuery({ id: order.id }, ORDERS_POLLING);
  if (!refunds || (refunds.paid === 0 && refunds.refunds.length === 0)) return null;
  const isUnrecorded = order.status === 'refund_pending' && refunds.refunds.length === 0;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Devoluciones</PanelTitle>
      {isUnrecorded && <Note kind="warning">Este pedido espera su devolución y todavía no está registrada.</Note>}
      {refunds.refunds.length > 0 && (
        <Suspense fallback={null}>
          {refunds.refunds.map((refund) => (
            <RefundCard key={refund.id} refund={refund} isOwner={isOwner} />
          ))}
        </Suspense>
      )}
      {refunds.available > 0 && <p>{`Quedan ${formatCop(refunds.available)} que la familia pagó.`}</p>}
      {refunds.available + refunds.shipping > 0 && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          Devolver
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <RefundSheet order={order} money={refunds} isOwner={isOwner} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
