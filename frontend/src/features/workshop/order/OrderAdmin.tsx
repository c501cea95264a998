import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type OrderItemDto,
  ORDERS_POLLING,
  type StaffOrderDto,
  useGetOrderQuery,
  useNameOrderPieceMutation,
} from '../../../api/workshop.api';
import type { Elements } from '../../../shared/lib/elements';
import { groupByKit } from '../../../domain/kit-groups';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { AskNames } from '../../../shared/ui/AskNames';
import { Button } from '../../../shared/ui/Button';
import type { SaveName } from '../../../shared/ui/NameQuestions';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Panel, Row } from '../../../shared/ui/panel';
import { StaleNote } from '../../../shared/ui/StaleNote';
import { from } from '../../../theme/media';
import { FinishedPhotoPanel } from '../photo/FinishedPhotoPanel';
import { PhotoState } from '../photo/PhotoState';
import { RefundPanel } from '../refund/RefundPanel';
import { RequestPanel } from '../requests/RequestPanel';
import { AddressLabel } from './AddressLabel';
import { CustomerPanel } from './CustomerPanel';
import { HistoryPanel } from './HistoryPanel';
import { MoneyPanel } from './MoneyPanel';
import { MoveOn } from './MoveOn';
import { OrderHead } from './OrderHead';
import { OrderSkeleton } from './OrderSkeleton';
import { ParcelPanel } from './ParcelPanel';
import { MARGINS, PageMargins, PrintOnly, screenOnly, usePrint } from './print';
import { SamePieces } from './SamePieces';
import { StaffNotes } from './StaffNotes';
import { WorkbenchState } from './WorkbenchState';
import { WorkPiece } from './WorkPiece';

interface OrderAdminProps {
  id: string;
  /** The owner decides about refunds. */
  isOwner: boolean;
  /** Renders the design of a piece, large enough for sewing. */
  design: (item: OrderItemDto) => Elements;
  /** Link on the page of an order that does not exist. */
  back: Elements;
}

const NOT_FOUND = 404;

/** Page of one order with its data and actions; printed, it is the work sheet. */
export function OrderAdmin({ id, isOwner, design, back }: OrderAdminProps) {
  const { currentData: order, error, refetch } = useGetOrderQuery({ id }, ORDERS_POLLING);
  useReauthOnForbidden(error);
  if (order) return <LoadedOrder order={order} isOwner={isOwner} design={design} isStale={error !== undefined} />;
  if (!error) return <OrderSkeleton />;
  if ('status' in error && error.status === NOT_FOUND)
    return (
      <EmptyState title="No encontramos este pedido" action={back}>
        Puede que la dirección esté incompleta. Búscalo por su número.
      </EmptyState>
    );
  return (
    <EmptyState title="No pudimos cargar el pedido" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
      Revisa tu conexión y vuelve a intentar.
    </EmptyState>
  );
}

interface LoadedOrderProps {
  order: StaffOrderDto;
  isOwner: boolean;
  design: OrderAdminProps['design'];
  /** True after a failed refetch. */
  isStale: boolean;
}

function LoadedOrder({ order, isOwner, design, isStale }: LoadedOrderProps) {
  const [now] = useState(() => new Date());
  const { paper, print } = usePrint();
  const { items } = order;
  return (
    <Sheet data-paper={paper}>
      <PageMargins margin={MARGINS[paper]} />
      <OrderHead order={order} now={now} />
      {isStale && <StaleNote />}
      <Columns>
        <Next>
          <WorkbenchState order={order} />
          <MoveOn order={order} />
          <Papers>
            <Button variant="secondary" size="s" onClick={() => print('sheet')}>
              <Printer aria-hidden="true" />
              <span>Hoja de trabajo</span>
            </Button>
            <Button variant="secondary" size="s" onClick={() => print('label')}>
              <Printer aria-hidden="true" />
              <span>Etiqueta</span>
            </Button>
          </Papers>
          {/* Below the buttons, so that they do not move when these appear. */}
          <PhotoState order={order} />
          <SamePieces id={order.id} />
          <MissingNames order={order} />
        </Next>
        <Pieces>
          {items.map((item, position) => (
            <WorkPiece
              key={position}
              item={item}
              position={[position + 1, items.length]}
              kit={kitPosition(items, item)}
              isExpress={order.isExpress}
              isStopped={order.status === 'payment_review'}
              orderNumber={order.orderNumber}
              design={design(item)}
            />
          ))}
        </Pieces>
        <Side>
          <RequestPanel order={order} isOwner={isOwner} />
          <FinishedPhotoPanel order={order} />
          <ParcelPanel order={order} />
          <StaffNotes order={order} />
          <CustomerPanel order={order} />
          <MoneyPanel order={order} isOwner={isOwner} />
          <RefundPanel order={order} isOwner={isOwner} />
          <HistoryPanel order={order} />
        </Side>
      </Columns>
      <PrintOnly>
        <AddressLabel order={order} />
      </PrintOnly>
    </Sheet>
  );
}

/** Position of a piece in its kit, from 1, and the number of pieces in the kit. */
function kitPosition(items: readonly OrderItemDto[], item: OrderItemDto): [number, number] | undefined {
  const kit = groupByKit(items).find(({ kitId, lines }) => kitId !== null && lines.includes(item));
  return kit && [kit.lines.indexOf(item) + 1, kit.lines.length];
}

/** Prints only the label when it is chosen; the surrounding page hides its other parts. */
function MissingNames({ order: { id, orderNumber, nameablePieces } }: { order: StaffOrderDto }) {
  const [namePiece] = useNameOrderPieceMutation();
  const save: SaveName = async (position, name) => {
    const { data, error } = await namePiece({ id, pieceNameDto: { position, name } });
    return data ? { data: data.nameablePieces } : { error };
  };
  return <AskNames orderNumber={orderNumber} pieces={nameablePieces} save={save} />;
}

const Sheet = styled.div`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  @media print {
    &[data-paper='label'] > :not(:last-child) {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24) clamp(32px, 4vw, 56px);
  margin-top: var(--space-20);
  ${from(1000)} {
    grid-template-columns: minmax(0, 1.7fr) minmax(320px, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;
  }
  @media print {
    display: block;
    margin-top: 4mm;
  }
`;

/** Actions: above the pieces on phones, beside them in wide windows. */
const Next = styled(Panel).attrs({ as: 'div' })`
  ${screenOnly}
  ${from(1000)} {
    grid-column: 2;
  }
`;

const Papers = styled(Row)`
  padding-top: var(--space-16);
  border-top: 1px solid var(--border);
`;

const Pieces = styled.div`
  display: grid;
  min-width: 0;
  ${from(1000)} {
    grid-row: 1 / span 2;
    grid-column: 1;
  }
  @media print {
    display: block;
  }
`;

const Side = styled.div`
  ${screenOnly}
  display: grid;
  gap: var(--space-16);
  min-width: 0;
  ${from(1000)} {
    grid-column: 2;
  }
`;
