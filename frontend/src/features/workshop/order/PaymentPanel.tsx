import { lazy, Suspense, useId } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { paymentMethodName } from '../../../domain/payment-methods';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import { InstalmentList } from '../../../shared/ui/InstalmentList';
import { Note } from '../../../shared/ui/Note';
import { Facts, Panel, PanelTitle } from '../../../shared/ui/panel';
import { SummaryLines } from '../../../shared/ui/SummaryLines';
import { useCheckPayment } from '../use-check-payment';

/** Loaded for the few orders whose account changed. */
const WithdrawnAccount = lazy(() => importWithRetry(() => import('./WithdrawnAccount')));

/** Payment method and amounts, with a check at the provider. */
export function PaymentPanel({ order, isOwner }: { order: StaffOrderDto; isOwner: boolean }) {
  const titleId = useId();
  const { ask, answer, isAsking } = useCheckPayment();
  const { reference, subtotal, discountCode, discountAmount, total, bankAccount } = order;
  const discount = discountAmount > 0 ? [{ label: `Descuento ${discountCode ?? ''}`, value: -discountAmount }] : [];
  return (
    <Panel aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Pago</PanelTitle>
      <SummaryLines
        lines={[{ label: 'Piezas', value: subtotal }, ...discount, { label: 'Envío', value: 'Lo paga al recibir' }]}
        total={{ label: 'Total', value: total }}
      />
      {order.money.held < 0 && (
        <Note kind="warning">
          {`La tienda perdió ${formatCop(-order.money.held)}: anularon el pago después de que devolvimos una parte.`}
        </Note>
      )}
      <InstalmentList instalments={order.instalments} />
      <PaymentFacts order={order} />
      {bankAccount?.isWithdrawn && (order.status === 'pending_transfer' || order.balance > 0) && (
        <Suspense fallback={null}>
          <WithdrawnAccount order={order} isOwner={isOwner} />
        </Suspense>
      )}
      {reference && (
        <Button variant="secondary" size="s" pending={isAsking} onClick={() => void ask(reference)}>
          {isAsking ? 'Preguntando...' : 'Preguntar al proveedor'}
        </Button>
      )}
      <div role="status">{answer && <Note kind={answer.kind}>{answer.text}</Note>}</div>
    </Panel>
  );
}

function PaymentFacts({ order }: { order: StaffOrderDto }) {
  const { paymentMethod, transactionId, reference, received, paid, refunded, bankAccount } = order;
  return (
    <Facts>
      {refunded > 0 && (
        <div>
          <dt>Pagado, devuelto y lo que queda</dt>
          <dd>{`${formatCop(paid)} − ${formatCop(refunded)} = ${formatCop(paid - refunded)}`}</dd>
        </div>
      )}
      <div>
        <dt>{order.isFree ? 'Pago' : 'Medio de pago'}</dt>
        <dd>{paymentMethodName(paymentMethod)}</dd>
      </div>
      {received && (
        <div>
          <dt>Dinero recibido</dt>
          <dd>
            <span>{`${formatCop(received.amount)}, referencia `}</span>
            <span translate="no">{received.reference}</span>
          </dd>
        </div>
      )}
      {bankAccount && (
        <div>
          <dt>Cuenta que vio la familia</dt>
          <dd translate="no">
            {`${bankAccount.bank}, ${bankAccount.type.toLowerCase()} ${bankAccount.number}, ${bankAccount.holder}`}
          </dd>
        </div>
      )}
      {transactionId && (
        <div>
          <dt>Transacción</dt>
          <dd translate="no">{transactionId}</dd>
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
