import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import {
  decideRefundLimits,
  type DecideRefundDto,
  type RefundDto,
  useDecideRefundMutation,
} from '../../../api/refunds.api';
import { dayAndMonth } from '../../../domain/day-and-month';
import { REFUND_REASONS, REFUND_WAYS } from '../../../domain/refund-choices';
import { isOpenRefund, REFUND_STATES } from '../../../domain/refund-words';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import type { Refusal } from '../../../shared/lib/use-form-failure';
import { useIdempotencyKey } from '../../../shared/lib/use-idempotency-key';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { Facts, Row } from '../../../shared/ui/panel';
import NoteDialog from '../NoteDialog';
import { CustomerAccount } from './CustomerAccount';
import { EvidencePhoto } from './EvidencePhoto';
import { RefundHistory } from './RefundHistory';
import { useSlipPhoto } from './use-slip-photo';
import { useVoidPolling } from './use-void-polling';

/** Loads with the press: it has the code for photos. */
const FinishRefund = lazy(() => importWithRetry(() => import('./FinishRefund')));

type Decision = NonNullable<DecideRefundDto['state']>;

/** Words of each decision. `label` is that of the note that must be typed with it. */
const DECISIONS: Readonly<Record<Decision, { action: string; words: string; label?: string; missing?: string }>> = {
  approved: { action: 'Aprobar', words: 'La familia recibe un correo: la devolución se va a hacer.' },
  under_way: {
    action: 'Ya va en camino',
    words: 'Solo cuando ya la pediste o la enviaste. La familia recibe un correo.',
  },
  done: {
    action: 'Registrar como hecha',
    words: 'Solo cuando el dinero ya salió. La familia recibe un correo con el número; la foto no se le envía.',
  },
  failed: {
    action: 'No se pudo',
    words: 'Después escoges otro medio. La familia recibe un correo con tus palabras.',
    label: 'Qué pasó',
    missing: 'Explica por qué: la familia lo lee en el correo',
  },
  refused: {
    action: 'Negar',
    words: 'El pedido sigue donde estaba. La familia recibe un correo con tus palabras.',
    label: 'Por qué no',
    missing: 'Explica por qué: la familia lo lee en el correo',
  },
};

/** Of a payment that no order has: nobody is mailed. */
const WORDS_WITHOUT_ORDER: Readonly<Record<Decision, string>> = {
  approved: 'Queda por hacer, con su fecha. No se le avisa a nadie.',
  under_way: 'Solo cuando ya la pediste o la enviaste. No se le avisa a nadie.',
  done: 'Solo cuando el dinero ya salió. No se le avisa a nadie.',
  failed: 'Después escoges otro medio. No se le avisa a nadie.',
  refused: 'El pago vuelve a «Sin pedido». No se le avisa a nadie.',
};

/** One refund with its state, its last day, and what an owner can do next. */
export default function RefundCard({ refund, isOwner }: { refund: RefundDto; isOwner: boolean }) {
  const showToast = useToast();
  const [decision, setDecision] = useState<Decision>();
  const [draft, setDraft] = useState('');
  // Kept here, as the text is: the dialog loses nothing when it is closed.
  const slip = useSlipPhoto();
  useVoidPolling(refund);
  const { decide, confirmDialog } = useDecide(refund.id);
  const { way, state, isVoiding } = refund;
  const isOfOrder = refund.orderId !== null;
  const act = async (text: string): Promise<Refusal> => {
    const error = await decide({ state: decision, ...(DECISIONS[decision!].label && { note: text }) });
    if (error) return error;
    showDone();
    return undefined;
  };
  const showDone = () => showToast({ kind: 'success', title: 'Listo', text: doneText(refund) });
  const close = () => setDecision(undefined);
  return (
    <Card>
      <RefundFacts refund={refund} />
      {isOwner && <EvidencePhoto refund={refund} />}
      {isOwner && isOfOrder && isOpenRefund(state) && way === 'bank_transfer' && <CustomerAccount refund={refund} />}
      {isOwner && !isVoiding && <Decisions refund={refund} onChoose={setDecision} />}
      <RefundHistory history={refund.history} />
      {decision === 'done' && (
        <Suspense fallback={null}>
          <FinishRefund
            refund={refund}
            draft={draft}
            slip={slip}
            {...wordsOf('done', refund)}
            onDraft={setDraft}
            onDone={() => {
              showDone();
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {decision && decision !== 'done' && (
        <NoteDialog
          title={`¿${DECISIONS[decision].action}?`}
          {...wordsOf(decision, refund)}
          pendingAction="Guardando..."
          field={fieldOf(decision, refund)}
          draft={draft}
          onDraft={setDraft}
          act={act}
          onClose={close}
        />
      )}
      {confirmDialog}
    </Card>
  );
}

/** Sends a decision, the same again with its key after a lost answer; returns the refusal. */
function useDecide(id: string) {
  const [send] = useDecideRefundMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const keys = useIdempotencyKey<DecideRefundDto>();
  const decide = async (decideRefundDto: DecideRefundDto): Promise<Refusal> => {
    const arg = { id, 'Idempotency-Key': keys.of(decideRefundDto), decideRefundDto };
    const { error } = await withConfirmedIdentity(() => send(arg));
    if (!error) keys.forget();
    return error;
  };
  return { decide, confirmDialog };
}

/** The decisions that are open to an owner now. */
function Decisions({ refund, onChoose }: { refund: RefundDto; onChoose: (decision: Decision) => void }) {
  const possible = (Object.keys(DECISIONS) as Decision[]).filter((each) => refund.nextStates.includes(each));
  return (
    <Row>
      {possible.map((each) => (
        <Button
          key={each}
          size="s"
          variant={each === 'failed' || each === 'refused' ? 'danger' : 'secondary'}
          aria-haspopup="dialog"
          onClick={() => onChoose(each)}
        >
          {DECISIONS[each].action}
        </Button>
      ))}
    </Row>
  );
}

/** Facts of a refund: amount, reason, way and state. */
function RefundFacts({ refund }: { refund: RefundDto }) {
  const { amount, reason, way, state, dueOn, evidence, hasEvidenceFile, transactionId, isVoiding, request } = refund;
  const { isProposal, payer } = refund;
  return (
    <>
      <h3>
        <span>{`${formatCop(amount)}${refund.covers === 'shipping' ? ' del envío' : ''} `}</span>
        <State data-tone={REFUND_STATES[state].tone}>{REFUND_STATES[state].name}</State>
      </h3>
      <p>
        {`${REFUND_REASONS[reason].name}. ${REFUND_WAYS[way].name}.${request ? ` Por la solicitud ${request.number}.` : ''}`}
      </p>
      {isProposal && state === 'asked' && (
        <Note kind="info">La propuso el taller. La familia no sabe nada hasta que la apruebes.</Note>
      )}
      {isOpenRefund(state) && <p>{`A más tardar el ${dayAndMonth(dueOn)}.`}</p>}
      {isVoiding && <Note kind="info">El proveedor está anulando el pago. No hagas nada más: lo miramos solos.</Note>}
      {refund.needsAccount && <Note kind="info">Esperamos que la familia escriba su cuenta.</Note>}
      <Facts>
        {payer && (
          <div>
            <dt>Quién pagó</dt>
            {payer.name && <dd translate="no">{payer.name}</dd>}
            {payer.email && (
              <dd translate="no">
                <a href={`mailto:${payer.email}`}>{payer.email}</a>
              </dd>
            )}
            {payer.phone && (
              <dd translate="no">
                <a href={`tel:${payer.phone}`}>{payer.phone}</a>
              </dd>
            )}
          </div>
        )}
        {way !== 'bank_transfer' && transactionId && (
          <div>
            <dt>Transacción en el panel del proveedor</dt>
            <dd translate="no">{transactionId}</dd>
          </div>
        )}
        {(evidence || hasEvidenceFile) && (
          <div>
            <dt>Comprobante</dt>
            <dd>{evidence || 'En foto'}</dd>
          </div>
        )}
      </Facts>
    </>
  );
}

function wordsOf(decision: Decision, { orderId }: RefundDto) {
  const { action, words } = DECISIONS[decision];
  return { action, words: orderId ? words : WORDS_WITHOUT_ORDER[decision] };
}

function doneText({ orderId, orderNumber }: RefundDto): string {
  return orderId ? `${orderNumber}: le escribimos a la familia.` : 'Queda en el registro con tu nombre.';
}

function fieldOf(decision: Decision, { orderId }: RefundDto) {
  const { label, missing } = DECISIONS[decision];
  return label
    ? { label, missing: orderId ? missing : 'Explica por qué', maxLength: decideRefundLimits.note.max }
    : undefined;
}

const Card = styled.article`
  display: grid;
  gap: var(--space-8);
  padding-block: var(--space-12);
  border-top: 1px solid var(--border);
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-8);
    font-variant-numeric: tabular-nums;
  }
`;

const State = styled.span`
  font: 500 var(--font-size-sm) var(--font-text);
  &[data-tone='attention'] {
    color: var(--brand);
  }
  &[data-tone='quiet'] {
    color: var(--text-soft);
  }
`;
