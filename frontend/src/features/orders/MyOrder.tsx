import { styled } from 'styled-components';
import type { OrderDto, OrderItemDto } from '../../api/orders.api';
import { costLines } from '../../domain/cost-lines';
import { statusWords } from '../../domain/order-status';
import { refundedText } from '../../domain/refunded-text';
import { AskNames } from '../../shared/ui/AskNames';
import { Badge } from '../../shared/ui/Badge';
import { Disclosure } from '../../shared/ui/Disclosure';
import { ParcelFacts } from '../../shared/ui/ParcelFacts';
import { type PictureOf, PieceLines } from '../../shared/ui/PieceLines';
import { Price } from '../../shared/ui/Price';
import { SummaryLines } from '../../shared/ui/SummaryLines';
import { TextAnchor, TextLink } from '../../shared/ui/TextLink';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden';
import { dayOf } from './long-dates';
import { OwnOrder } from './OwnOrder';
import { payerOf, PayDue } from './PayDue';
import { hasReceipt, receiptPath } from './receipt-path';
import { trackingLink } from './tracking-link';
import { addressInWords } from '../../domain/address-in-words';

/** Maximum number of pictures; further lines are shown as a count. */
const SHOWN = 4;

interface MyOrderProps {
  order: OrderDto;
  picture: PictureOf<OrderItemDto>;
}

/** One order of the account: its state and pieces, with the details in a disclosure. */
export function MyOrder({ order, picture }: MyOrderProps) {
  const { orderNumber, status, createdAt, total, items, shipping } = order;
  const { label, next } = statusWords(order);
  const refunded = refundedText(order);
  return (
    <Frame>
      <Head>
        <div>
          <h3 translate="no">{orderNumber}</h3>
          <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        </div>
        <Badge tone={status === 'delivered' ? 'success' : 'thread'}>{label}</Badge>
      </Head>
      <Pieces>
        {items.slice(0, SHOWN).map((item, position) => (
          <span key={position}>{picture(item)}</span>
        ))}
        {items.length > SHOWN && <span>{`+${items.length - SHOWN}`}</span>}
        <Price amount={total} />
      </Pieces>
      <p>{next}</p>
      {refunded && <p>{refunded}</p>}
      {order.shipment && <ParcelFacts shipment={order.shipment} />}
      <PayDue {...order} payer={payerOf(order, order.customerEmail)} />
      <AskNames orderNumber={orderNumber} pieces={order.nameablePieces} />
      <Disclosure
        summary={
          <span>
            <span>Ver el pedido</span>
            <VisuallyHidden translate="no">{` ${orderNumber}`}</VisuallyHidden>
          </span>
        }
      >
        <PieceLines items={items} picture={picture} />
        <Sums>
          <SummaryLines lines={costLines(order)} total={{ label: 'Total', value: total }} />
        </Sums>
        {shipping && (
          <p>
            <span>{'Envío a '}</span>
            <span translate="no">{addressInWords(shipping)}</span>
          </p>
        )}
      </Disclosure>
      <OwnOrder orderNumber={orderNumber} email={order.customerEmail} isByTransfer={order.instalments.length > 0} />
      <Ways>
        {hasReceipt(order) && (
          <TextAnchor href={receiptPath(order)} target="_blank" rel="opener">
            <span>Recibo</span>
            <VisuallyHidden>{` de ${orderNumber}`}</VisuallyHidden>
          </TextAnchor>
        )}
        <TextLink {...trackingLink(order)}>
          <span>Historia</span>
          <VisuallyHidden>{` de ${orderNumber}`}</VisuallyHidden>
        </TextLink>
      </Ways>
    </Frame>
  );
}

const Frame = styled.article`
  display: grid;
  gap: var(--space-10);
  padding-block: var(--space-20);
  border-top: 1px solid var(--border);
  p {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  h3 {
    font: 600 var(--font-size-lg) / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  time {
    font-size: var(--font-size-sm);
    color: var(--text-soft);
  }
`;

const Pieces = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  > span:not(:last-child) {
    width: 56px;
  }
  > :last-child {
    margin-left: auto;
    font-size: var(--font-size-lg);
  }
`;

const Sums = styled.div`
  margin-block: var(--space-16);
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  a {
    padding-block: calc(var(--space-12) - 1px);
  }
`;
