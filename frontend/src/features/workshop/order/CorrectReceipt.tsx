import { receiptReversalLimits, type StaffOrderDto, useReverseReceiptMutation } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { useToast } from '../../../shared/state/use-toast';
import { CheckField } from '../../../shared/ui/CheckField';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { Consequence } from './Consequence';
import { afterCorrection, correctionErrors, type CorrectionValues } from './receipt-rules';
import { useOwnerForm } from './use-owner-form';

interface CorrectReceiptProps {
  order: StaffOrderDto;
  /** The payment that was confirmed by mistake. */
  entry: StaffOrderDto['money']['entries'][number];
  /** It was corrected in the meantime. */
  isOver: boolean;
  onClose: () => void;
}

/** Takes back a payment that was confirmed on the wrong order. */
export default function CorrectReceipt({ order, entry, isOver, onClose }: CorrectReceiptProps) {
  const showToast = useToast();
  const [reverse] = useReverseReceiptMutation();
  const { form, attributes, failure, confirmDialog } = useOwnerForm<CorrectionValues>({
    initialValues: { reason: '', mail: false },
    errorsIn: correctionErrors,
    send: ({ reason, mail }, keyOf) => {
      const receiptReversalDto = { reason: reason.trim(), mail };
      const key = keyOf(receiptReversalDto);
      return reverse({ id: order.id, entryId: entry.id, 'Idempotency-Key': key, receiptReversalDto });
    },
    onDone: ({ mail }) => {
      const text = mail
        ? `${order.orderNumber}: le escribimos a la familia.`
        : `${order.orderNumber}: no le escribimos a la familia.`;
      showToast({ kind: 'success', title: 'Pago corregido', text });
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        title="Corregir este pago"
        words={`Los ${formatCop(entry.amount)}${entry.reference ? ` con referencia ${entry.reference}` : ''} no eran de este pedido y dejan de contar. Queda escrito que se corrigió.`}
        form={form}
        attributes={attributes}
        action="Corregir el pago"
        pendingAction="Guardando..."
        failure={failure}
        isOver={isOver}
        onClose={onClose}
      >
        <FormField
          name="reason"
          label="¿Por qué?"
          hint="La familia no lo lee"
          maxLength={receiptReversalLimits.reason.max}
          required
          multiline
        />
        <CheckField name="mail">Avisar a la familia por correo</CheckField>
        <Consequence>{afterCorrection(order, entry)}</Consequence>
      </FormDialog>
      {confirmDialog}
    </>
  );
}
