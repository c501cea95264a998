import { useState } from 'react';
import { hasCode } from '../../../api/api-error';
import { changeOrderStatusLimits, type StaffOrderDto, useChangeOrderStatusMutation } from '../../../api/workshop.api';
import { ORDER_STATUS_NAMES, type StepStatus, stepInto } from '../../../domain/order-admin-status';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useIdempotencyKey } from '../../../shared/lib/use-idempotency-key';
import { useToast } from '../../../shared/state/use-toast';
import NoteDialog from '../NoteDialog';
import { refusalOf } from './refusal';

interface ChangeStateProps {
  /** Current order, including changes by other staff while the dialog is open. */
  order: StaffOrderDto;
  target: StepStatus;
  /** The note of a dialog that was closed without sending. */
  draft: string;
  onDraft: (note: string) => void;
  onClose: () => void;
}

/** Error code when another open order has the same pieces, which the message names. A second confirmation makes both. */
const SAME_PIECES = 'order.same_pieces';

/** Confirms a change of state, because the customer is notified. It reports a conflicting change by other staff. */
export default function ChangeState({ order, target, draft, onDraft, onClose }: ChangeStateProps) {
  const showToast = useToast();
  const [change, { error }] = useChangeOrderStatusMutation();
  const keys = useIdempotencyKey<object>();
  useReauthOnForbidden(error);
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  // The decision is about this state, not about a newer one.
  const [seen] = useState(order);
  const { action, words, note, missing } = stepInto(target, seen);

  const [besidesOthers, setBesidesOthers] = useState<true>();

  const act = async (text: string) => {
    const changeOrderStatusDto = { status: target, from: seen.status, note: text, besidesOthers };
    const arg = { id: order.id, 'Idempotency-Key': keys.of(changeOrderStatusDto), changeOrderStatusDto };
    const { error: refused } = await withConfirmedIdentity(() => change(arg));
    if (!refused) {
      showToast({
        kind: 'success',
        title: ORDER_STATUS_NAMES[target],
        text: `${order.orderNumber}: le escribimos a la familia.`,
      });
      return undefined;
    }
    if (hasCode(refused, SAME_PIECES)) setBesidesOthers(true);
    return refusalOf(refused);
  };
  return (
    <>
      <NoteDialog
        title={`¿${action}?`}
        words={[words?.(seen), `Le llega un correo a ${order.customerEmail}.`].filter(Boolean).join(' ')}
        action={action}
        pendingAction="Guardando..."
        field={{ label: note, missing, maxLength: changeOrderStatusLimits.note.max }}
        draft={draft}
        onDraft={onDraft}
        act={act}
        isOver={order.status !== seen.status && order.status !== target}
        onClose={onClose}
      />
      {confirmDialog}
    </>
  );
}
