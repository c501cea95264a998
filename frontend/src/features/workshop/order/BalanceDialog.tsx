import {
  changeOrderStatusLimits,
  type ReceivedTransferDto,
  type StaffOrderDto,
  useReceiveTransferMutation,
  useRequestBalanceMutation,
} from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useIdempotencyKey } from '../../../shared/lib/use-idempotency-key';
import { useToast } from '../../../shared/state/use-toast';
import NoteDialog from '../NoteDialog';
import ConfirmTransfer from './ConfirmTransfer';
import type { TransferValues } from './transfer-values';

interface BalanceDialogProps {
  order: StaffOrderDto;
  /** The draft of a dialog that was closed without saving. */
  draft: TransferValues;
  onDraft: (values: TransferValues) => void;
  onClose: () => void;
}

/** Asks the customer for the second instalment, or records that it came. */
export default function BalanceDialog({ kind, ...props }: BalanceDialogProps & { kind: 'request' | 'receive' }) {
  return kind === 'request' ? <RequestBalance {...props} /> : <ReceiveBalance {...props} />;
}

function RequestBalance({ order, draft, onDraft, onClose }: BalanceDialogProps) {
  const showToast = useToast();
  const [request, { error }] = useRequestBalanceMutation();
  useReauthOnForbidden(error);
  const act = async (note: string) => {
    const { error: refused } = await request({ id: order.id, customerNoteDto: { note } });
    if (refused) return refused;
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
  const showToast = useToast();
  const [receive, { error }] = useReceiveTransferMutation();
  const keys = useIdempotencyKey<object>();
  useReauthOnForbidden(error);
  const act = async (note: string, received?: ReceivedTransferDto) => {
    if (!received) return 'Escribe cuánto llegó';
    const receiveTransferDto = { received, note };
    const key = keys.of(receiveTransferDto);
    const { error: refused } = await receive({ id: order.id, 'Idempotency-Key': key, receiveTransferDto });
    if (refused) return refused;
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
      draft={draft}
      onDraft={onDraft}
      act={act}
      onClose={onClose}
      isOver={order.balance === 0}
    />
  );
}
