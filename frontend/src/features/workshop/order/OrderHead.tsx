import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { promiseOf, urgencyOf } from '../../../domain/delivery-promise';
import { showMoment } from '../../../shared/lib/moments';
import { Badge } from '../../../shared/ui/Badge';
import { Row } from '../../../shared/ui/panel';
import { OrderStatusPill } from '../../../shared/ui/OrderStatusPill';

interface OrderHeadProps {
  order: StaffOrderDto;
  now: Date;
}

/** State and promised date, on the screen and on paper. */
export function OrderHead({ order, now }: OrderHeadProps) {
  const { status, isFree, createdAt } = order;
  const promised = promiseOf(order, now);
  const urgency = promised && urgencyOf(order, promised);
  return (
    <Head>
      <Row>
        <OrderStatusPill status={status} isFree={isFree} />
        {order.isExpress && <Badge tone="thread">Express</Badge>}
      </Row>
      <p>
        {promised ? (
          <>
            <span>{'Entrega '}</span>
            <strong>{promised.dates}</strong>
            {urgency && <Urgent>{urgency}</Urgent>}
          </>
        ) : (
          status === 'pending_transfer' && <span>La entrega se cuenta desde que llegue la transferencia</span>
        )}
        <small>{`Pedido del ${showMoment(createdAt)}`}</small>
      </p>
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  gap: var(--space-8);
  small {
    display: block;
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const Urgent = styled.strong`
  margin-left: var(--space-12);
  color: var(--danger);
`;
