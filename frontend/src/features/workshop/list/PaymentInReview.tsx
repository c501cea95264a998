import { lazy, Suspense, useState } from 'react';
import {
  type MoneyReviewReason,
  type PaymentInReviewDto,
  resolvePaymentLimits,
  useResolvePaymentInReviewMutation,
} from '../../../api/workshop.api';
import { exactCop, formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { showMoment } from '../../../shared/lib/moments';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Facts, Panel, Row } from '../../../shared/ui/panel';
import { ContactWays } from '../ContactWays';
import { useCheckPayment } from '../use-check-payment';
import { PieceFacts } from '../../../shared/ui/PieceFacts';

/** Loaded on demand, because the list does not need the form libraries. */
const NoteDialog = lazy(() => importWithRetry(() => import('../NoteDialog')));

/** Reason for the review and instructions. */
const REASONS: Readonly<Record<MoneyReviewReason, (provider: string) => string>> = {
  amount: () =>
    'El monto o la moneda no es lo que pedimos, así que no se hizo el pedido. Habla con la familia y decide.',
  unknown_reference: (provider) =>
    `La tienda ya no tiene o nunca tuvo un pago con esta referencia. Búscalo en el panel de ${provider} y decide si se devuelve.`,
  order_closed: () => 'Pagaron un pedido que ya se devolvió o se borró. Habla con la familia y devuelve este dinero.',
  provider_differs: (provider) =>
    `${provider} ya no muestra este pago como lo registramos. Compáralo con su panel antes de seguir con el pedido.`,
};

/** One payment in review, with its actions. */
export function PaymentInReview({ payment }: { payment: PaymentInReviewDto }) {
  const { transactionId, reference, customerName, customerPhone, customerEmail } = payment;
  const { ask, answer, isAsking } = useCheckPayment();
  const [resolving, setResolving] = useState(false);
  return (
    <Panel as="article" aria-label={`Pago ${transactionId}`}>
      <p>{REASONS[payment.reason](payment.provider)}</p>
      <PaymentFacts payment={payment} />
      {customerEmail && (
        <ContactWays
          phone={customerPhone}
          email={customerEmail}
          text={`Hola ${customerName}, te escribimos de Sigerist por tu pago.`}
        />
      )}
      <Row>
        {payment.reason === 'amount' && (
          <Button variant="secondary" size="s" pending={isAsking} onClick={() => void ask(reference)}>
            {isAsking ? 'Preguntando...' : 'Preguntar al proveedor'}
          </Button>
        )}
        <Button size="s" aria-haspopup="dialog" onClick={() => setResolving(true)}>
          Marcar como resuelto
        </Button>
      </Row>
      <div role="status">{answer && <Note kind={answer.kind}>{answer.text}</Note>}</div>
      {resolving && <Resolve transactionId={transactionId} onClose={() => setResolving(false)} />}
    </Panel>
  );
}

/** Data of the payment. */
function PaymentFacts({ payment }: { payment: PaymentInReviewDto }) {
  const { transactionId, reference, items, customerName, heardAt } = payment;
  return (
    <Facts>
      <div>
        <dt>Recibido</dt>
        <dd>
          <strong>{paid(payment)}</strong>
          {payment.expectedAmount !== null && <span>{`, y pedimos ${formatCop(payment.expectedAmount)}`}</span>}
        </dd>
      </div>
      {customerName && (
        <div>
          <dt>Familia</dt>
          <dd translate="no">{customerName}</dd>
        </div>
      )}
      {items.length > 0 && (
        <div>
          <dt>Quería comprar</dt>
          {items.map((item, position) => (
            // Two lines of a purchase can be identical, so the position is the key.
            <dd key={position}>
              <span>{`${item.quantity} × ${item.name}: `}</span>
              <PieceFacts piece={item} />
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>Transacción</dt>
        <dd>
          <span translate="no">{transactionId}</span>
          <span>{` (${payment.status}), ${showMoment(heardAt)}`}</span>
        </dd>
      </div>
      <div>
        <dt>Referencia</dt>
        <dd translate="no">{reference}</dd>
      </div>
      {payment.resolutions.length > 0 && (
        <div>
          <dt>Lo que se hizo antes</dt>
          {payment.resolutions.map(({ actor, note, at }) => (
            <dd key={at}>
              <span>{`${note} (`}</span>
              <span translate="no">{actor}</span>
              <span>{`, ${showMoment(at)})`}</span>
            </dd>
          ))}
        </div>
      )}
    </Facts>
  );
}

function paid({ paidAmount, currency }: PaymentInReviewDto): string {
  return currency === 'COP' ? exactCop(paidAmount) : `${paidAmount} ${currency}`;
}

function Resolve({ transactionId, onClose }: { transactionId: string; onClose: () => void }) {
  const showToast = useToast();
  const [resolve] = useResolvePaymentInReviewMutation();
  const [note, setNote] = useState('');
  const act = async (text: string) => {
    const { error } = await resolve({ transactionId, resolvePaymentDto: { note: text } });
    if (error) return error;
    showToast({ kind: 'success', title: 'Pago resuelto', text: 'Ya no está en la lista.' });
    return undefined;
  };
  return (
    <Suspense fallback={null}>
      <NoteDialog
        title="¿Qué se hizo con este pago?"
        words="El pago sale de la lista. Tu nota queda guardada con él; la familia no la recibe."
        action="Marcar como resuelto"
        pendingAction="Guardando..."
        field={{
          label: 'Qué se hizo',
          hint: 'El comprobante de la devolución, o a qué pedido corresponde.',
          maxLength: resolvePaymentLimits.note.max,
          missing: 'Escribe qué se hizo con este pago',
        }}
        draft={note}
        onDraft={setNote}
        act={act}
        onClose={onClose}
      />
    </Suspense>
  );
}
