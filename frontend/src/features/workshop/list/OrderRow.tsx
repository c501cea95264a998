import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Elements } from '../../../shared/lib/elements';
import type { OrderItemDto, StaffOrderDto } from '../../../api/workshop.api';
import { promiseOf, urgencyOf } from '../../../domain/delivery-promise';
import { groupByKit, kitTitle } from '../../../domain/kit-groups';
import { ERASED_CUSTOMER, RESTRICTED_CUSTOMER } from '../../../domain/order-admin-status';
import { formatCop } from '../../../shared/lib/format-cop';
import { showMoment } from '../../../shared/lib/moments';
import { Badge } from '../../../shared/ui/Badge';
import { Price } from '../../../shared/ui/Price';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden';
import { layers } from '../../../theme/layers';
import { from } from '../../../theme/media';
import { ORDER_ADMIN_PATH } from '../../../shared/lib/panel-paths';
import type { Paper } from '../order/print';
import { OrderStatusPill } from '../../../shared/ui/OrderStatusPill';
import { SelectOrder } from '../selection/SelectOrder';
import type { Selection } from '../selection/use-selection';

/** Renders the small photo of a piece. */
export type PhotoOf = (item: OrderItemDto) => Elements;

interface OrderRowProps {
  order: StaffOrderDto;
  now: Date;
  photoOf: PhotoOf;
  /** Set in selection mode, in which the card is a checkbox instead of a link. */
  selection?: Selection;
}

const SHOWN_ITEMS = 3;

/** Links that print once the order is loaded. */
const PAPERS: readonly [Paper, string][] = [
  ['sheet', 'Hoja'],
  ['label', 'Etiqueta'],
];

/** Card of an order with its pieces and delivery date. */
export function OrderRow({ order, now, photoOf, selection }: OrderRowProps) {
  const { id, orderNumber, status, isFree, createdAt, customerName, shipping, items, total } = order;
  const promised = promiseOf(order, now);
  const urgency = promised && urgencyOf(order, promised);
  const groups = groupByKit(items);
  const rest = groups.slice(SHOWN_ITEMS).reduce((pieces, { lines }) => pieces + lines.length, 0);
  return (
    <Card $selected={selection?.has(id)}>
      <Head>
        {selection ? (
          <SelectOrder order={order} selection={selection} />
        ) : (
          <Number translate="no" to={`${ORDER_ADMIN_PATH}/${id}`}>
            {orderNumber}
          </Number>
        )}
        <OrderStatusPill status={status} isFree={isFree} />
        {order.nameablePieces.some(({ name }) => !name) && <Badge tone="brand">Falta el nombre</Badge>}
        {order.balance > 0 && <Badge tone="brand">Falta el saldo</Badge>}
        {order.money.held < 0 && <Badge tone="brand">{`Pérdida de ${formatCop(-order.money.held)}`}</Badge>}
        {order.isExpress && <Badge tone="thread">Express</Badge>}
      </Head>
      <Pieces>
        {groups.slice(0, SHOWN_ITEMS).map(({ kitId, lines }, position) => (
          <li key={position}>
            <Thumbnail>{photoOf(lines[0])}</Thumbnail>
            <Piece item={kitId === null ? lines[0] : kitAsOne(lines)} />
          </li>
        ))}
        {rest > 0 && <li>{rest === 1 ? 'Y 1 pieza más' : `Y ${rest} piezas más`}</li>}
      </Pieces>
      <Who>
        <b translate="no">{customerName || (order.isRestricted ? RESTRICTED_CUSTOMER : ERASED_CUSTOMER)}</b>
        {shipping && <span translate="no">{` ${shipping.city}`}</span>}
      </Who>
      <When>
        {urgency && <strong>{urgency}</strong>}
        {promised ? <span>{`Entrega ${promised.dates}`}</span> : <span>{`Pedido del ${showMoment(createdAt)}`}</span>}
      </When>
      <Sum>
        <Price amount={total} />
        {!selection && (
          <Papers>
            {PAPERS.map(([paper, label]) => (
              <Link key={paper} to={`${ORDER_ADMIN_PATH}/${id}#${paper}`}>
                <span>{label}</span>
                <VisuallyHidden>{` de ${orderNumber}`}</VisuallyHidden>
              </Link>
            ))}
          </Papers>
        )}
      </Sum>
    </Card>
  );
}

/** Summarises a kit as one piece, with the first embroidered name. */
function kitAsOne(lines: readonly [OrderItemDto, ...OrderItemDto[]]): NamedPiece {
  const named = lines.find(({ personalization }) => personalization);
  return { quantity: lines[0].quantity, name: kitTitle(lines.length), personalization: named?.personalization ?? '' };
}

type NamedPiece = Pick<OrderItemDto, 'quantity' | 'name' | 'personalization'>;

function Piece({ item: { quantity, name, personalization } }: { item: NamedPiece }) {
  return (
    <span>
      {quantity > 1 && <b>{`${quantity} × `}</b>}
      {personalization && <em translate="no">{personalization}</em>}
      <span>{` ${name}`}</span>
    </span>
  );
}

const Card = styled.article<{ $selected?: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-6) var(--space-24);
  padding: var(--space-14) clamp(14px, 2vw, 20px);
  border: 1px solid ${({ $selected }) => ($selected ? 'var(--brand)' : 'var(--border)')};
  border-radius: var(--radius-3);
  background: ${({ $selected }) => ($selected ? 'var(--brand-light)' : 'var(--surface-raised)')};
  font-size: var(--font-size-sm);
  &:hover {
    border-color: var(--brand);
  }
  > :nth-child(-n + 3) {
    grid-column: 1 / -1;
  }
  ${from(900)} {
    grid-template-columns: 1.5fr 1.1fr 1.1fr 7.5rem;
    align-items: start;
    > :nth-child(2),
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-12);
`;

/** Link that covers the whole card. */
const Number = styled(Link)`
  color: var(--brand);
  font-size: var(--font-size-lg);
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Pieces = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  overflow-wrap: anywhere;
  > li {
    display: flex;
    align-items: center;
    gap: var(--space-12);
  }
  em {
    margin-right: 0.2em;
    color: var(--text-title);
    font: italic 600 1.5rem / 1.15 var(--font-title);
    ${from(900)} {
      font-size: 1.25em;
    }
  }
`;

const Thumbnail = styled.span`
  flex: none;
  width: 48px;
  border-radius: var(--radius-1);
  overflow: hidden;
`;

const Who = styled.p`
  overflow-wrap: anywhere;
  b {
    font-weight: inherit;
  }
  span {
    color: var(--text-soft);
  }
  ${from(900)} {
    span {
      display: block;
    }
  }
`;

/** Above the link that covers the card. */
const Papers = styled.span`
  position: relative;
  z-index: ${layers.raised};
  display: flex;
  justify-content: flex-end;
  gap: var(--space-8);
  a {
    min-width: var(--target);
    white-space: nowrap;
    padding-block: var(--space-12);
    text-align: center;
    color: var(--brand);
    font-size: var(--font-size-sm);
    text-underline-offset: 4px;
  }
`;

const When = styled.p`
  color: var(--text-soft);
  strong {
    display: block;
    color: var(--danger);
  }
`;

const Sum = styled.div`
  align-self: flex-end;
  text-align: right;
  ${from(900)} {
    align-self: flex-start;
  }
`;
