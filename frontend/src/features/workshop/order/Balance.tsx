import { lazy, Suspense, useState } from 'react';
import {
  changeOrderStatusLimits,
  type ReceivedTransferDto,
  type StaffOrderDto,
  useReceiveTransferMutation,
  useRequestBalanceMutation,
} from '../../../api/workshop.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { showToast } from '../../../shared/ui/toast-store';
import { NO_TRANSFER } from './transfer-values';

/** Loaded on demand, when a dialog opens. */
const NoteDialog = lazy(() => importWithRetry(() => import('../NoteDialog')));
const ConfirmTransfer = lazy(() => importWithRetry(() => import('./ConfirmTransfer')));

/** Second instalment of an order by transfer: requests it when the piece is finished, and records its arrival. */
export function Balance({ order }: { order: StaffOrderDto }) {
  const [dialog, setDialog] = useState<'request' | 'receive'>();
  const [draft, setDraft] = useState(NO_TRANSFER);
  if (order.balance === 0) return null;
  const close = () => setDialog(undefined);
  const Dialog = dialog === 'request' ? RequestBalance : ReceiveBalance;
  return (
    <>
      <Note kind="warning">
        Falta el saldo: {formatCop(order.balance)}. {order.canRequestBalance ? '' : 'No lo envíes antes de que llegue.'}
      </Note>
      {order.canRequestBalance && (
        <Button
          full
          // A paid order is produced first.
          variant={order.status === 'paid' ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          onClick={() => setDialog('request')}
        >
          Está listo: pedir el saldo
        </Button>
      )}
      <Button full variant="secondary" aria-haspopup="dialog" onClick={() => setDialog('receive')}>
        Registrar el saldo
      </Button>
      {dialog && (
        <Suspense fallback={null}>
          <Dialog order={order} draft={draft} onDraft={setDraft} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface BalanceDialogProps {
  order: StaffOrderDto;
  /** Values from before a dialog was cancelled. */
  draft: typeof NO_TRANSFER;
  onDraft: (values: typeof NO_TRANSFER) => void;
  onClose: () => void;
}

function RequestBalance({ order, draft, onDraft, onClose }: BalanceDialogProps) {
  const [request, { error }] = useRequestBalanceMutation();
  useReauthOnForbidden(error);
  const act = async (note: string) => {
    const { error: refused } = await request({ id: order.id, shopperNoteDto: { note } });
    if (refused) return errorMessage(refused);
    showToast({ kind: 'success', title: 'Saldo pedido', text: `${order.orderNumber}: le escribimos a la familia.` });
    return undefined;
  };
  return (
    <NoteDialog
      title="¿Pedir el saldo?"
      words={`La pieza está lista. A ${order.customerEmail} le llega un correo con ${formatCop(order.balance)} por pagar y la cuenta.`}
      action="Pedir el saldo"
      pendingAction="Enviando..."
      field={{ label: 'Nota para la familia', maxLength: changeOrderStatusLimits.note.max }}
      draft={draft.note}
      onDraft={(note) => onDraft({ ...draft, note })}
      act={act}
      isOver={!order.canRequestBalance}
      onClose={onClose}
    />
  );
}

function ReceiveBalance({ order, draft, onDraft, onClose }: BalanceDialogProps) {
  const [receive, { error }] = useReceiveTransferMutation();
  useReauthOnForbidden(error);
  const act = async (note: string, received?: ReceivedTransferDto) => {
    if (!received) return 'Escribe cuánto llegó';
    const { error: refused } = await receive({ id: order.id, receiveTransferDto: { received, note } });
    if (refused) return errorMessage(refused);
    showToast({
      kind: 'success',
      title: 'Saldo registrado',
      text: `${order.orderNumber}: le escribimos a la familia.`,
    });
    return undefined;
  };
  return (
    <ConfirmTransfer
      title="¿Registrar el saldo?"
      words={`Revisa en el banco que llegaron ${formatCop(order.balance)}. Le llega un correo a ${order.customerEmail}.`}
      action="Registrar el saldo"
      expected={[order.balance]}
      noteLabel="Nota para la familia"
      {...{ draft, onDraft, act, onClose }}
      isOver={order.balance === 0}
    />
  );
}
