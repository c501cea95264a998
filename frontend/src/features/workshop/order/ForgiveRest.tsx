import { giveAllowanceLimits, type StaffOrderDto, useGiveAllowanceMutation } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { useToast } from '../../../shared/state/use-toast';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { Consequence } from './Consequence';
import { owesMoney } from './order-money';
import {
  afterAllowance,
  allowanceErrors,
  type AllowanceValues,
  expectedAmount,
  pesosOf,
  showAmount,
} from './receipt-rules';
import { useOwnerForm } from './use-owner-form';

/** The owner accepts less for good. */
export default function ForgiveRest({ order, onClose }: { order: StaffOrderDto; onClose: () => void }) {
  const showToast = useToast();
  const [give] = useGiveAllowanceMutation();
  const { owed } = order.money;
  const { form, attributes, failure, confirmDialog } = useOwnerForm<AllowanceValues>({
    initialValues: { amount: expectedAmount(order), reason: '' },
    errorsIn: (values) => allowanceErrors(values, owed),
    send: ({ amount, reason }, keyOf) => {
      const giveAllowanceDto = { amount: pesosOf(amount), reason: reason.trim() };
      return give({ id: order.id, 'Idempotency-Key': keyOf(giveAllowanceDto), giveAllowanceDto });
    },
    onDone: ({ amount }) => {
      showToast({ kind: 'success', title: 'Diferencia perdonada', text: `${order.orderNumber}: ${amount} menos.` });
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        title="Perdonar la diferencia"
        words={`Faltan ${formatCop(owed)}. Lo que perdones ya no se le pide a la familia.`}
        form={form}
        attributes={attributes}
        action="Perdonar"
        pendingAction="Guardando..."
        failure={failure}
        isOver={!owesMoney(order)}
        onClose={onClose}
      >
        <FormField
          name="amount"
          label="Cuánto se perdona"
          inputMode="numeric"
          autoComplete="off"
          keep={showAmount}
          required
        />
        <FormField
          name="reason"
          label="¿Por qué?"
          hint="La familia no lo lee"
          maxLength={giveAllowanceLimits.reason.max}
          required
          multiline
        />
        <Consequence>{afterAllowance(order, pesosOf(form.values.amount))}</Consequence>
      </FormDialog>
      {confirmDialog}
    </>
  );
}
