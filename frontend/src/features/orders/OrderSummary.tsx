import Spool from 'lucide-react/icons/spool';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { PricingDto } from '../../api/catalogue.api';
import type { OrderDto, OrderItemDto } from '../../api/orders.api';
import { costLines } from '../../domain/cost-lines';
import { IN_WORKSHOP } from '../../domain/order-stages';
import { PromisedDelivery } from '../../shared/ui/DeliveryEstimate';
import { type PictureOf, PieceLines } from '../../shared/ui/PieceLines';
import { QuietPanel } from '../../shared/ui/QuietPanel';
import { SummaryLines } from '../../shared/ui/SummaryLines';

interface OrderSummaryProps {
  order: OrderDto;
  picture: PictureOf<OrderItemDto>;
  /** Undefined while it loads; the order is shown without it. */
  delivery?: PricingDto['delivery'];
}

/** Pieces, costs and delivery date of an order. */
export function OrderSummary({ order, picture, delivery }: OrderSummaryProps) {
  const titleId = useId();
  const { items, status } = order;
  const isAhead = IN_WORKSHOP.includes(status);
  const isSewn = items.some(({ hasBordado, personalization }) => hasBordado || personalization !== '');
  return (
    <Panel as="aside" aria-labelledby={titleId}>
      <h2 id={titleId}>{isAhead && isSewn ? 'Lo que vamos a hacer' : 'Tu pedido'}</h2>
      <PieceLines items={items} picture={picture} />
      <SummaryLines lines={costLines(order, delivery)} total={{ label: 'Total', value: order.total }} />
      {delivery && isAhead && (
        <Facts>
          {isSewn && (
            <p>
              <Spool aria-hidden="true" />
              <span>{`${delivery.embroideryHours} horas de bordado`}</span>
            </p>
          )}
          {order.delivery && <PromisedDelivery dates={order.delivery} />}
        </Facts>
      )}
    </Panel>
  );
}

const Panel = styled(QuietPanel)`
  display: grid;
  gap: var(--space-18);
  h2 {
    font-size: var(--font-size-3);
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-10);
  p {
    display: flex;
    gap: var(--space-8);
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
  .lucide {
    width: 20px;
    height: 20px;
    margin-top: 1px;
    color: var(--brand);
  }
`;
