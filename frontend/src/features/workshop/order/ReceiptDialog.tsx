import { useState } from 'react';
import { type CallError, hasCode } from '../../../api/api-error';
import {
  receiptLimits,
  type StaffOrderDto,
  useListOrdersOfSamePiecesQuery,
  useRecordReceiptMutation,
} from '../../../api/workshop.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useFormFailure } from '../../../shared/lib/use-form-failure';
import { useIdempotencyKey } from '../../../shared/lib/use-idempotency-key';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { Consequence } from './Consequence';
import { isOpenToMoney } from './order-money';
import {
  afterReceipt,
  dayOf,
  expectedAmount,
  movedAtOf,
  pesosOf,
  receiptErrors,
  type ReceiptValues,
  showAmount,
} from './receipt-rules';

interface ReceiptDialogProps {
  /** Current order, including changes by other staff while the dialog is open. */
  order: StaffOrderDto;
  /** What was typed before the dialog was closed. */
  draft: ReceiptValues | undefined;
  onDraft: (values: ReceiptValues | undefined) => void;
  onClose: () => void;
}

/** The reference belongs to a payment of another order, which the message names, or of this one. */
const REFERENCE_CODES = ['order.reference_used', 'order.reference_repeated'];

/** Records a transfer that arrived: what is owed, a part of it, or more. Says what follows before it is sent. */
export default function ReceiptDialog({ order, draft, onDraft, onClose }: ReceiptDialogProps) {
  const [today] = useState(() => dayOf(new Date()));
  const { form, attributes, failure } = useReceipt({ order, draft, onDraft, onClose, today });
  const { data: samePieces = [] } = useListOrdersOfSamePiecesQuery({ id: order.id });
  const isMadeAlready = samePieces.some((other) => isOpenToMoney(other) && other.money.held > 0);
  return (
    <FormDialog
      title="Registrar un pago"
      words={`Revisa en el banco que llegó. Le llega un correo a ${order.customerEmail}.`}
      form={form}
      attributes={attributes}
      action="Registrar el pago"
      pendingAction="Guardando..."
      failure={failure}
      isOver={!isOpenToMoney(order)}
      onClose={() => {
        onDraft(form.values);
        onClose();
      }}
    >
      <FormField
        name="amount"
        label="Valor que llegó"
        inputMode="numeric"
        autoComplete="off"
        keep={showAmount}
        required
      />
      <FormField
        name="reference"
        label="Referencia de la transferencia"
        hint="El número que muestra el banco"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={receiptLimits.reference.max}
        required
      />
      <FormField name="movedAt" label="Día en que llegó" type="date" required />
      <FormField name="note" label="Nota para la familia" maxLength={receiptLimits.note.max} multiline />
      <Consequence>{afterReceipt(order, pesosOf(form.values.amount), isMadeAlready)}</Consequence>
    </FormDialog>
  );
}

function useReceipt({ order, draft, onDraft, onClose, today }: ReceiptDialogProps & { today: string }) {
  const showToast = useToast();
  const [record, { error }] = useRecordReceiptMutation();
  const keys = useIdempotencyKey<object>();
  const { failure, fail, setFailure } = useFormFailure();
  useReauthOnForbidden(error);
  const first = dayOf(new Date(order.createdAt));
  const { form, attributes } = useShopForm<ReceiptValues>({
    initialValues: draft ?? { amount: expectedAmount(order), reference: '', movedAt: today, note: '' },
    errorsIn: (values) => receiptErrors(values, { first, today }),
    send: async (values) => {
      setFailure(undefined);
      const receiptDto = {
        amount: pesosOf(values.amount),
        reference: values.reference.trim(),
        movedAt: movedAtOf(values.movedAt, today),
        note: values.note.trim(),
      };
      const { error: refused } = await record({ id: order.id, 'Idempotency-Key': keys.of(receiptDto), receiptDto });
      if (refused) return ofReference(refused) ?? fail(refused, values);
      showToast({
        kind: 'success',
        title: 'Pago registrado',
        text: `${order.orderNumber}: le escribimos a la familia.`,
      });
      onDraft(undefined);
      onClose();
      return undefined;
    },
  });
  return { form, attributes, failure };
}

/** The whole message beside the reference, because it names the other order. */
function ofReference(error: CallError) {
  return REFERENCE_CODES.some((code) => hasCode(error, code)) ? { reference: errorMessage(error) } : undefined;
}
