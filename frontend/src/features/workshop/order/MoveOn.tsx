import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { OrderStatus, StaffOrderDto } from '../../../api/workshop.api';
import { REVIEW_REASONS, type StepStatus, VOIDED_REFUND, stepInto } from '../../../domain/order-admin-status';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { PanelTitle } from '../../../shared/ui/panel';
import { NO_SHIPMENT } from '../shipment-values';
import { Balance } from './Balance';
import { owesMoney } from './order-money';
import { RegisterPayment } from './RegisterPayment';
import { ResendMail } from './ResendMail';

/** Loaded on demand, because most visits only read. */
const ChangeState = lazy(() => importWithRetry(() => import('./ChangeState')));
const ShipDialog = lazy(() => importWithRetry(() => import('./ShipDialog')));

/** State of an order and buttons for the next states. */
export function MoveOn({ order }: { order: StaffOrderDto }) {
  const titleId = useId();
  const [target, setTarget] = useState<StepStatus>();
  const [drafts, setDrafts] = useState<Partial<Record<OrderStatus, string>>>({});
  const [parcel, setParcel] = useState(NO_SHIPMENT);
  // The money that an order waits for moves it on.
  const steps = order.nextStatuses.filter((next) => isStep(next)).filter((next) => !order.receivedFor.includes(next));
  const usual = steps.filter((next) => !stepInto(next, order).isDetour);
  const detours = steps.filter((next) => stepInto(next, order).isDetour);
  return (
    <Box aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Qué sigue</PanelTitle>
      <StateInWords order={order} />
      {order.status !== 'paid' && <Balance order={order} />}
      {usual.map((next) => (
        <Button
          key={next}
          full
          // The balance must be paid before shipping.
          variant={next === 'shipped' && order.balance > 0 ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          onClick={() => setTarget(next)}
        >
          {stepInto(next, order).action}
        </Button>
      ))}
      <RegisterPayment
        order={order}
        isOffered={owesMoney(order)}
        variant={order.receivedFor.includes('paid') ? 'primary' : 'secondary'}
      />
      {order.status === 'paid' && <Balance order={order} />}
      {detours.length > 0 && (
        <Detours>
          {detours.map((next) => (
            <Button key={next} variant="danger" size="s" aria-haspopup="dialog" onClick={() => setTarget(next)}>
              {stepInto(next, order).action}
            </Button>
          ))}
        </Detours>
      )}
      <ResendMail order={order} />
      {target && (
        <Suspense fallback={null}>
          {target === 'shipped' ? (
            <ShipDialog order={order} draft={parcel} onDraft={setParcel} onClose={() => setTarget(undefined)} />
          ) : (
            <ChangeState
              key={target}
              order={order}
              target={target}
              draft={drafts[target] ?? ''}
              onDraft={(note) => setDrafts({ ...drafts, [target]: note })}
              onClose={() => setTarget(undefined)}
            />
          )}
        </Suspense>
      )}
    </Box>
  );
}

/** What keeps the order from moving on; nothing for most orders. */
function StateInWords({ order }: { order: StaffOrderDto }) {
  const { status, reviewReason } = order;
  return (
    <>
      {order.nextStatuses.length === 0 && <p>Este pedido ya terminó.</p>}
      {status === 'payment_review' && reviewReason && <Note kind="warning">{REVIEW_REASONS[reviewReason]}</Note>}
      {status === 'refund_pending' && wasVoided(order) && <Note kind="warning">{VOIDED_REFUND}</Note>}
      {status === 'refund_pending' && <p>Sigue la devolución en «Devoluciones».</p>}
    </>
  );
}

/** `RefundPanel` gives money back: these statuses follow from refunds. */
function isStep(next: OrderStatus): next is StepStatus {
  return next !== 'refund_pending' && next !== 'refunded';
}

/** Returns whether the provider voided the payment during this refund; an earlier one may have been cancelled. */
function wasVoided({ history }: StaffOrderDto): boolean {
  const latest = [...history].reverse();
  const before = latest.findIndex(({ status }) => status !== 'refund_pending');
  return latest.slice(0, before === -1 ? undefined : before).some(({ reason }) => reason === 'voided');
}

const Box = styled.section`
  display: grid;
  gap: var(--space-12);
  justify-items: start;
`;

const Detours = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-20);
  padding-left: var(--space-6);
`;
