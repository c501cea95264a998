import { changeOrderStatusLimits, type ReceivedTransferDto, receivedTransferLimits } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { type Refusal, useFormFailure } from '../../../shared/lib/use-form-failure';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { furtherTransferErrors, needsExplanation, pesosOf, showAmount, transferErrors } from './transfer-rules';
import type { TransferValues } from './transfer-values';

interface ConfirmTransferProps {
  title: string;
  /** Explanation of the effect. */
  words: string;
  action: string;
  /** Expected amounts, the most likely first; undefined when any amount is accepted. */
  expected?: readonly number[];
  noteLabel: string;
  /** Set when an earlier transfer was confirmed, so that this one is optional. `missing` is the error for a required note. */
  further?: { missing?: string };
  /** Values from before the dialog was cancelled. */
  draft: TransferValues;
  onDraft: (values: TransferValues) => void;
  /** Performs the action. Undefined after success. */
  act: (note: string, received?: ReceivedTransferDto) => Promise<Refusal>;
  isOver: boolean;
  onClose: () => void;
}

/** Dialog for amount and reference of a transfer, required to mark an order as paid. */
export default function ConfirmTransfer({
  title,
  words,
  action,
  expected,
  noteLabel,
  further,
  act,
  isOver,
  ...props
}: ConfirmTransferProps) {
  const { failure, refuse } = useFormFailure();
  const { form, attributes } = useShopForm<TransferValues>({
    initialValues: props.draft,
    errorsIn: (values) => (further ? furtherTransferErrors(values, further.missing) : transferErrors(values, expected)),
    send: async (values) => {
      const { amount, reference, note } = values;
      const received = { amount: pesosOf(amount), reference: reference.trim() };
      const refused = refuse(await act(note.trim(), received.amount ? received : undefined), values);
      if (!refused) props.onClose();
      return refused;
    },
  });
  const close = () => {
    props.onDraft(form.values);
    props.onClose();
  };
  return (
    <FormDialog
      title={title}
      words={words}
      form={form}
      attributes={attributes}
      action={action}
      pendingAction="Guardando..."
      failure={failure}
      isOver={isOver}
      onClose={close}
    >
      <TransferFields
        expected={expected}
        noteLabel={noteLabel}
        isOptional={further !== undefined}
        isExplained={
          further ? further.missing !== undefined && !form.values.amount : needsExplanation(form.values, expected)
        }
      />
    </FormDialog>
  );
}

interface TransferFieldsProps extends Pick<ConfirmTransferProps, 'expected' | 'noteLabel'> {
  isOptional: boolean;
  /** The note must explain an unexpected amount. */
  isExplained: boolean;
}

function TransferFields({ expected, noteLabel, isOptional, isExplained }: TransferFieldsProps) {
  return (
    <>
      <FormField
        name="amount"
        label={isOptional ? 'Otra transferencia que llegó' : 'Valor que llegó'}
        hint={expected === undefined || isOptional ? undefined : `Esperamos ${formatCop(expected[0]!)}`}
        inputMode="numeric"
        autoComplete="off"
        keep={showAmount}
        required={!isOptional}
      />
      <FormField
        name="reference"
        label="Referencia de la transferencia"
        hint="El número que muestra el banco"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={receivedTransferLimits.reference.max}
        required={!isOptional}
      />
      <FormField
        name="note"
        label={noteLabel}
        hint={isExplained ? 'Di por qué llegó otro valor: la familia recibe esta nota' : undefined}
        multiline
        maxLength={changeOrderStatusLimits.note.max}
        required={isExplained}
      />
    </>
  );
}
