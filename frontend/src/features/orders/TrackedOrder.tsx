import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { TrackedOrderDto } from '../../api/orders.api';
import { WITH_PHOTO } from '../../domain/order-stages';
import { chatText, statusWords } from '../../domain/order-status';
import { refundedText } from '../../domain/refunded-text';
import type { Elements } from '../../shared/lib/elements';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { AskNames } from '../../shared/ui/AskNames';
import { ChatButton } from '../../shared/ui/ChatButton';
import { PromisedDelivery, UnpaidDelivery } from '../../shared/ui/DeliveryEstimate';
import { ParcelFacts } from '../../shared/ui/ParcelFacts';
import { QuietPanel } from '../../shared/ui/QuietPanel';
import { dayOf } from './long-dates';
import { OrderTimeline } from './OrderTimeline';
import { OwnOrder } from './OwnOrder';
import { payerOf, PayDue } from './PayDue';

/** Loaded for orders that may have a photo. */
const OwnPhoto = lazy(() => importWithRetry(() => import('./OwnPhoto')));

interface TrackedOrderProps {
  order: TrackedOrderDto;
  /** Email that the order was found with. */
  email: string;
  /** True when a mailed link, opened on this page, proved that this browser is the customer's. */
  isProven?: boolean;
  /** Pieces, costs and recipient. */
  children: Elements;
  /** Reads the order again after the customer corrected it. */
  onChanged: () => void;
}

/** State of an order, its history and the next step. */
export function TrackedOrder(props: TrackedOrderProps) {
  const { order, email, isProven, children, onChanged } = props;
  const { orderNumber, isOwn, status, createdAt, delivery, isExpress, history, amountDue, instalments } = order;
  const { label, next } = statusWords(order);
  const refunded = refundedText(order);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current!.focus(), [orderNumber, isOwn]);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {label}
        </h2>
        <p>
          <span>{'Pedido '}</span>
          <span translate="no">{orderNumber}</span>
          <span>{`, del ${dayOf(createdAt)}`}</span>
        </p>
      </div>
      <p>{next}</p>
      {refunded && <p>{refunded}</p>}
      {delivery && status !== 'delivered' && <PromisedDelivery dates={delivery} />}
      {status === 'pending_transfer' && <UnpaidDelivery isExpress={isExpress} />}
      {order.shipment && <ParcelFacts shipment={order.shipment} />}
      <PayDue
        orderNumber={orderNumber}
        email={email}
        amountDue={amountDue}
        instalments={instalments}
        account={order.bankTransfer}
        payer={isOwn ? payerOf(order, email) : undefined}
      />
      {isOwn && <AskNames orderNumber={orderNumber} pieces={order.nameablePieces} onNamed={onChanged} />}
      {isOwn && WITH_PHOTO.includes(status) && (
        <Suspense fallback={null}>
          <OwnPhoto orderNumber={orderNumber} />
        </Suspense>
      )}
      {children}
      <OwnOrder
        orderNumber={orderNumber}
        email={email}
        isOwn={isOwn}
        isByTransfer={instalments.length > 0}
        isOpen={isProven}
        pieces={order.nameablePieces}
        onChanged={onChanged}
      />
      <OrderTimeline status={status} isFree={order.isFree} history={history} />
      <div>
        <ChatButton text={chatText(order)}>
          <MessageCircle aria-hidden="true" />
          <span>Escribir por WhatsApp</span>
        </ChatButton>
      </div>
    </Panel>
  );
}

const Panel = styled(QuietPanel)`
  display: grid;
  gap: var(--space-20);
  h2 {
    font-size: var(--font-size-2);
  }
  h2:focus {
    outline: none;
  }
  > div > p {
    margin-top: var(--space-4);
    color: var(--text-soft);
  }
`;
