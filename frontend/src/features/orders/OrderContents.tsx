import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useGetPricingQuery } from '../../api/catalogue.api';
import type { OrderItemDto, TrackedOrderDto } from '../../api/orders.api';
import { addressInWords } from '../../domain/address-in-words';
import { costLines } from '../../domain/cost-lines';
import { HIDDEN } from '../../domain/hidden-text';
import { WITH_RECEIPT } from '../../domain/order-stages';
import { ButtonAnchor } from '../../shared/ui/Button';
import { type PictureOf, PieceLines } from '../../shared/ui/PieceLines';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { DataList } from './DataList';
import { receiptPath } from './receipt-path';

interface OrderContentsProps {
  order: TrackedOrderDto;
  picture: PictureOf<OrderItemDto>;
}

/** Pieces, costs, receipt and recipient of an order. Without proof the server hides names and address. */
export function OrderContents({ order, picture }: OrderContentsProps) {
  const titleId = useId();
  const { isOwn, items, total, customerName, customerPhone, shipping, status } = order;
  const { data: pricing } = useGetPricingQuery();
  const address = shipping ? addressInWords(shipping) : 'Falta la dirección';
  return (
    <Frame aria-labelledby={titleId}>
      <h3 id={titleId}>Lo que pediste</h3>
      <PieceLines items={items} picture={picture} />
      <SummaryLines lines={costLines(order, pricing?.delivery)} total={{ label: 'Total', value: total }} />
      {isOwn && WITH_RECEIPT.includes(status) && (
        <ButtonAnchor
          variant="secondary"
          size="s"
          href={receiptPath({ orderNumber: order.orderNumber })}
          target="_blank"
          rel="opener"
        >
          <Download aria-hidden="true" />
          <span>Ver el recibo</span>
        </ButtonAnchor>
      )}
      <DataList
        facts={[
          ['Para', customerName, 'no'],
          ['Celular', customerPhone, 'no'],
          ['Dirección de entrega', isOwn || !shipping ? address : HIDDEN, shipping ? 'no' : undefined],
        ]}
      />
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: var(--space-16);
  h3 {
    font-size: var(--font-size-3);
  }
  > a {
    justify-self: start;
  }
`;
