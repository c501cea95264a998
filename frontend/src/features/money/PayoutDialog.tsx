import { useState } from 'react';
import { object, string } from 'yup';
import { hasCode } from '../../api/api-error';
import { payoutLimits, useRecordPayoutMutation } from '../../api/money.api';
import { atMost } from '../../domain/field-rules';
import { bogotaDay } from '../../shared/lib/moments';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useFormFailure } from '../../shared/lib/use-form-failure';
import { useIdempotencyKey } from '../../shared/lib/use-idempotency-key';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { useToast } from '../../shared/state/use-toast';
import { FormDialog } from '../../shared/ui/FormDialog';
import { FormField } from '../../shared/ui/FormField';

const AMOUNT = /^\d{1,3}(?:\.?\d{3})*$/;
const WRONG = 'Escribe el valor en pesos, sin centavos';

const schema = object({
  day: string().required('Escribe el día en que llegó'),
  amount: string().trim().required('Escribe cuánto llegó al banco').matches(AMOUNT, WRONG),
  fee: string().trim().required('Escribe cuánto se quedó, o 0').matches(AMOUNT, WRONG),
  reference: string()
    .trim()
    .required('Escribe la referencia')
    .max(...atMost('La referencia', payoutLimits.reference)),
});

/** Writes down what the provider deposited and kept. */
export default function PayoutDialog({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const [today] = useState(() => bogotaDay(new Date()).toISOString().slice(0, 10));
  const [record] = useRecordPayoutMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const { failure, fail, setFailure } = useFormFailure();
  const key = useIdempotencyKey();
  const { form, attributes } = useShopForm({
    initialValues: { day: today, amount: '', fee: '', reference: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      setFailure(undefined);
      const payoutDto = {
        day: values.day,
        amount: pesosOf(values.amount),
        fee: pesosOf(values.fee),
        reference: values.reference.trim(),
      };
      const call = { payoutDto, 'Idempotency-Key': key.of(payoutDto) };
      const { error } = await withConfirmedIdentity(() => record(call));
      // The person closed the question for the password.
      if (hasCode(error, 'auth.password_again')) return {};
      if (error) return fail(error, values);
      showToast({ kind: 'success', title: 'Anotado en el libro', text: 'La consignación y su comisión.' });
      onClose();
      return undefined;
    },
  });
  return (
    <>
      <FormDialog
        title="Anotar una consignación"
        words="Lo que la pasarela consignó en el banco y lo que se quedó. No cambia el dinero de ningún pedido, y no se puede borrar."
        form={form}
        attributes={attributes}
        failure={failure}
        onClose={onClose}
        action="Anotar"
        pendingAction="Anotando…"
        isOver={false}
      >
        <FormField name="day" label="Día en que llegó" type="date" required />
        <FormField name="amount" label="Llegó al banco" inputMode="numeric" autoComplete="off" required />
        <FormField name="fee" label="Comisión que se quedó" inputMode="numeric" autoComplete="off" required />
        <FormField name="reference" label="Referencia de la consignación" autoComplete="off" required />
      </FormDialog>
      {confirmDialog}
    </>
  );
}

function pesosOf(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
