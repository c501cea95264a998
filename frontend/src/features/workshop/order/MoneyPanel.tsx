import { lazy, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { paymentMethodName } from '../../../domain/payment-methods';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import { InstalmentList } from '../../../shared/ui/InstalmentList';
import { Note } from '../../../shared/ui/Note';
import { Facts, Panel, PanelTitle, Row } from '../../../shared/ui/panel';
import { SummaryLines } from '../../../shared/ui/SummaryLines';
import { useCheckPayment } from '../use-check-payment';
import { moneySentence, owesMoney, isOpenToMoney } from './order-money';
import { RegisterPayment } from './RegisterPayment';

/** Loaded once money moved. */
const MoneyRows = lazy(() => importWithRetry(() => import('./MoneyRows')));
/** Loaded for the few orders whose account changed. */
const WithdrawnAccount = lazy(() => importWithRetry(() => import('./WithdrawnAccount')));
const ForgiveRest = lazy(() => importWithRetry(() => import('./ForgiveRest')));

/** An order's money: what it costs, what came and went back, what is owed, and what can be done about it. */
export function MoneyPanel({ order, isOwner }: { order: StaffOrderDto; isOwner: boolean }) {
  const titleId = useId();
  const { ask, answer, isAsking } = useCheckPayment();
  const { reference, subtotal, discountCode, discountAmount, total, bankAccount, money } = order;
  const discount = discountAmount > 0 ? [{ label: `Descuento ${discountCode ?? ''}`, value: -discountAmount }] : [];
  const sentence = moneySentence(order);
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Dinero</PanelTitle>
      <SummaryLines
        lines={[{ label: 'Piezas', value: subtotal }, ...discount, { label: 'Envío', value: 'Lo paga al recibir' }]}
        total={{ label: 'Total', value: total }}
      />
      {money.entries.length + money.allowances.length > 0 && (
        <Suspense fallback={null}>
          <MoneyRows order={order} isOwner={isOwner} />
        </Suspense>
      )}
      {sentence && (money.held < 0 ? <Note kind="warning">{sentence}</Note> : <Sentence>{sentence}</Sentence>)}
      <Row>
        {/* What is owed is recorded beside the next step. */}
        <RegisterPayment order={order} isOffered={isOpenToMoney(order) && !owesMoney(order)} isSmall />
        {isOwner && owesMoney(order) && money.received > 0 && <Forgive order={order} />}
        {reference && (
          <Button variant="secondary" size="s" pending={isAsking} onClick={() => void ask(reference)}>
            {isAsking ? 'Preguntando...' : 'Preguntar al proveedor'}
          </Button>
        )}
      </Row>
      <div role="status">{answer && <Note kind={answer.kind}>{answer.text}</Note>}</div>
      <InstalmentList instalments={order.instalments} />
      <PaymentFacts order={order} />
      {bankAccount?.isWithdrawn && (order.status === 'pending_transfer' || order.balance > 0) && (
        <Suspense fallback={null}>
          <WithdrawnAccount order={order} isOwner={isOwner} />
        </Suspense>
      )}
    </Panel>
  );
}

function Forgive({ order }: { order: StaffOrderDto }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Perdonar la diferencia
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ForgiveRest order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function PaymentFacts({ order }: { order: StaffOrderDto }) {
  const { paymentMethod, reference, bankAccount } = order;
  return (
    <Facts>
      <div>
        <dt>{order.isFree ? 'Pago' : 'Medio de pago'}</dt>
        <dd>{paymentMethodName(paymentMethod)}</dd>
      </div>
      {bankAccount && (
        <div>
          <dt>Cuenta que vio la familia</dt>
          <dd translate="no">
            {`${bankAccount.bank}, ${bankAccount.type.toLowerCase()} ${bankAccount.number}, ${bankAccount.holder}`}
          </dd>
        </div>
      )}
      {reference && (
        <div>
          <dt>Referencia</dt>
          <dd translate="no">{reference}</dd>
        </div>
      )}
    </Facts>
  );
}

const Sentence = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
`;
