import { useState } from 'react';
import {
  changeOrderStatusLimits,
  type OrderStatus,
  type ReceivedTransferDto,
  type StaffOrderDto,
  useChangeOrderStatusMutation,
} from '../../../api/workshop.api';
import { showToast } from '../../../shared/ui/toast-store';
import NoteDialog from '../NoteDialog';
import ConfirmTransfer from './ConfirmTransfer';
import { ADMIN_STATUSES, halfOf, stepInto } from '../../../domain/order-admin-status';
import type { TransferValues } from './transfer-values';
import { errorMessage } from '../../../shared/lib/error-message';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';

interface ChangeStateProps {
  /** As it is now, also when somebody else moves it meanwhile. */
  order: StaffOrderDto;
  target: OrderStatus;
  draft: TransferValues;
  onDraft: (values: TransferValues) => void;
  onClose: () => void;
}

const CONFLICT = 409;
/** Somebody else was faster; the message of every other conflict says what to do. */
const MOVED = ['order.moved', 'order.state'];
/** The API's message names another open order of the same pieces. Confirming again makes both. */
const SAME_PIECES = 'order.same_pieces';

/** Asks before an order moves on: the family hears of it. Whoever comes second reads what the first one did. */
export default function ChangeState({ order, target, draft, onDraft, onClose }: ChangeStateProps) {
  const [change, { error }] = useChangeOrderStatusMutation();
  useReauthOnForbidden(error);
  // What was decided upon: a newer state is another decision.
  const [seen] = useState(order);
  const { action, words, note, hint, missing } = stepInto(target, seen);

  const [besidesOthers, setBesidesOthers] = useState<true>();

  // The note explains it: without one the dialog does not send.
  const shipsUnpaid = (target === 'shipped' && seen.balance > 0) || undefined;

  const act = async (text: string, received?: ReceivedTransferDto) => {
    const { error: refused } = await change({
      id: order.id,
      changeOrderStatusDto: { status: target, from: seen.status, note: text, received, besidesOthers, shipsUnpaid },
    });
    if (!refused) {
      showToast({
        kind: 'success',
        title: ADMIN_STATUSES[target].name,
        text: `${order.orderNumber}: le escribimos a la familia.`,
      });
      return undefined;
    }
    if ('status' in refused && refused.code === SAME_PIECES) setBesidesOthers(true);
    const isMoved = 'status' in refused && refused.status === CONFLICT && MOVED.includes(refused.code);
    return isMoved
      ? 'Otra persona cambió este pedido mientras lo mirabas. No se cambió nada más: mira cómo está ahora.'
      : errorMessage(refused);
  };
  const dialog = {
    title: `¿${action}?`,
    words: [words?.(seen), `Le llega un correo a ${order.customerEmail}.`].filter(Boolean).join(' '),
    ...{ action, act, onClose },
    isOver: order.status !== seen.status && order.status !== target,
  };
  const mayHaveMore = seen.furtherTransferFor.includes(target);
  if (mayHaveMore || seen.receivedFor.includes(target)) {
    const expected = target === 'paid' ? [...halfOf(seen.instalments, seen.total), seen.total] : undefined;
    const further = mayHaveMore ? { missing } : undefined;
    return <ConfirmTransfer {...dialog} {...{ expected, further, draft, onDraft }} noteLabel={note} />;
  }
  return (
    <NoteDialog
      {...dialog}
      pendingAction="Guardando..."
      field={{ label: note, hint, missing, maxLength: changeOrderStatusLimits.note.max }}
      draft={draft.note}
      onDraft={(text) => onDraft({ ...draft, note: text })}
    />
  );
}
