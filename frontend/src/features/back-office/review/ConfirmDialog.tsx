import { useState } from 'react';
import type { Confirmation } from '../../../api/back-office.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { pesos } from '../fields/kinds';

interface ConfirmDialogProps {
  confirmations: readonly Confirmation[];
  /** Descriptions of the changes by index. */
  sentences: Readonly<Record<number, string>>;
  /** Resolves to the error message, if any. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks to confirm large price changes; a price of zero or ten times the old one must be typed again. */
export function ConfirmDialog({ confirmations, sentences, onConfirm, onClose }: ConfirmDialogProps) {
  const [failure, setFailure] = useState<string>();
  const typed = confirmations.filter(({ reason }) => reason !== 'large');
  const nameOf = ({ index }: Confirmation) => `price${index}`;
  const { form, attributes } = useShopForm<Record<string, string>>({
    initialValues: Object.fromEntries(typed.map((each) => [nameOf(each), ''])),
    errorsIn: (values) =>
      Object.fromEntries(
        typed.flatMap((each) => {
          const parsed = pesos.parse(values[nameOf(each)] ?? '');
          const isIt = 'value' in parsed && parsed.value === each.to;
          return isIt ? [] : [[nameOf(each), `Escribe ${formatCop(each.to)} si de verdad es ese precio.`]];
        }),
      ),
    send: async () => {
      setFailure(await onConfirm());
      return undefined;
    },
  });
  return (
    <FormDialog
      title={confirmations.length === 1 ? '¿Seguro de este precio?' : '¿Seguro de estos precios?'}
      words={confirmations.map(({ index }) => (
        <p key={index}>{sentences[index]}</p>
      ))}
      form={form}
      attributes={attributes}
      action="Sí, publicar"
      pendingAction="Publicando…"
      failure={failure}
      isOver={false}
      onClose={onClose}
    >
      {typed.map((each) => (
        <FormField
          key={each.index}
          name={nameOf(each)}
          label={`Escribe otra vez el precio nuevo${typed.length > 1 ? ` (${sentences[each.index]})` : ''}`}
          required
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          keep={pesos.keep}
        />
      ))}
    </FormDialog>
  );
}
