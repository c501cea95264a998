import { changeOrderStatusLimits, type StaffOrderDto, useRequestBalanceMutation } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useToast } from '../../../shared/state/use-toast';
import NoteDialog from '../NoteDialog';

interface BalanceDialogProps {
  order: StaffOrderDto;
  /** The note of a dialog that was closed without sending. */
  draft: string;
  onDraft: (note: string) => void;
  onClose: () => void;
}

/** Asks the customer for the second instalment. */
export default function BalanceDialog({ order, draft, onDraft, onClose }: BalanceDialogProps) {
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
      draft={draft}
      onDraft={onDraft}
      act={act}
      isOver={!order.canRequestBalance}
      onClose={onClose}
    />
  );
}
