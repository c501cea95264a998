import { lazy, Suspense, useState } from 'react';
import { useListOrderRefundsQuery } from '../../../api/refunds.api';
import type { CustomerRequestDto } from '../../../api/requests.api';
import { type StaffOrderDto, ORDERS_POLLING } from '../../../api/workshop.api';
import { REFUND_STATES } from '../../../domain/refund-words';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import { Row } from '../../../shared/ui/panel';

const RefundSheet = lazy(() => importWithRetry(() => import('../refund/RefundSheet')));

interface RequestRefundProps {
  /** An accepted request. */
  request: CustomerRequestDto;
  order: StaffOrderDto;
  /** False for the workshop, which proposes refunds. */
  isOwner: boolean;
}

/** The refund of an accepted request, or the way to it. */
export function RequestRefund({ request, order, isOwner }: RequestRefundProps) {
  const [isAsking, setAsking] = useState(false);
  const { currentData: money } = useListOrderRefundsQuery({ id: order.id }, ORDERS_POLLING);
  if (!money) return null;
  const refund = money.refunds.find((each) => each.request?.id === request.id && each.state !== 'refused');
  if (refund) return <p>{`Devolución de ${formatCop(refund.amount)}: ${REFUND_STATES[refund.state].name}.`}</p>;
  if (money.available === 0) return null;
  return (
    <Row>
      <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Hacer la devolución
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <RefundSheet
            order={order}
            money={money}
            isOwner={isOwner}
            request={request}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Row>
  );
}
