import { type ReactNode, useState } from 'react';
import { type CallError, fieldErrors, hasCode } from '../../api/api-error';
import { useGetPricingQuery } from '../../api/catalogue.api';
import type { CorrectOrderDto, OrderDetailsDto } from '../../api/orders.api';
import {
  correctionErrors,
  type CorrectionValues,
  correctionValues,
  nameField,
  toCorrection,
} from '../../domain/correction-form';
import { CityFields } from '../cities/CityFields';
import { errorMessage } from '../lib/error-message';
import { useShopForm } from '../lib/use-shop-form';
import { FormDialog } from './FormDialog';
import { FormField } from './FormField';
import { Note } from './Note';
import { addressInWords } from '../../domain/address-in-words';

interface CorrectionDialogProps {
  /** The data when the dialog opened. */
  details: OrderDetailsDto;
  words: ReactNode;
  /** The values that were typed before the dialog was closed without saving. */
  draft?: CorrectionValues;
  onDraft: (values: CorrectionValues) => void;
  save: (correction: CorrectOrderDto) => Promise<{ error?: CallError }>;
  /** Reads the data again after somebody else changed them. */
  reload: () => Promise<OrderDetailsDto | undefined>;
  onClose: () => void;
}

/** Corrects address, phone and names of an order before it is made. Keeps the input when somebody else was faster. */
export default function CorrectionDialog({
  details,
  words,
  draft,
  onDraft,
  save,
  reload,
  onClose,
}: CorrectionDialogProps) {
  const { data: pricing } = useGetPricingQuery();
  const [before] = useState(() => correctionValues(details));
  const [seen, setSeen] = useState(details);
  const [failure, setFailure] = useState<string>();
  const isChangedByOthers = seen !== details;
  const { form, attributes } = useShopForm<CorrectionValues>({
    initialValues: draft ?? before,
    errorsIn: (values) => correctionErrors(values, details, pricing),
    send: async (values) => {
      const correction = toCorrection(values, before, seen);
      const { error } = await save(correction);
      if (!error) {
        onClose();
        return undefined;
      }
      if (hasCode(error, 'order.details_changed')) setSeen((await reload()) ?? seen);
      setFailure(errorMessage(error));
      return fieldsOf(error, correction);
    },
  });
  const close = () => {
    onDraft(form.values);
    onClose();
  };
  return (
    <FormDialog
      title="Corregir los datos"
      words={words}
      form={form}
      attributes={attributes}
      failure={failure}
      action="Guardar los cambios"
      pendingAction="Guardando..."
      isOver={!seen.isOpen}
      onClose={close}
    >
      {isChangedByOthers && <Note kind="warning">{`Ahora dice: ${describe(seen)}. Lo tuyo sigue aquí.`}</Note>}
      <NameFields names={details.names} />
      <FormField name="phone" label="Celular" type="tel" autoComplete="tel" required />
      <FormField name="address" label="Dirección" autoComplete="street-address" required />
      <CityFields started />
      <FormField name="postalCode" label="Código postal" autoComplete="postal-code" inputMode="numeric" />
    </FormDialog>
  );
}

/** A field for each embroidered name. */
function NameFields({ names }: Pick<OrderDetailsDto, 'names'>) {
  return names.map(({ position, productName }) => (
    <FormField
      key={position}
      name={nameField(position)}
      label={`Nombre a bordar en ${productName}`}
      autoComplete="off"
      spellCheck={false}
      required
    />
  ));
}

/** Errors of the API by the names of the form's fields. */
function fieldsOf(error: CallError, { names = [] }: CorrectOrderDto): Partial<CorrectionValues> {
  const entries = Object.entries(fieldErrors(error)).map(([field, message]) => {
    const [part, index] = field.split('.');
    if (part === 'names') return [nameField(names[Number(index)]?.position ?? 0), message];
    return [part === 'shipping' ? (index ?? 'address') : field, message];
  });
  return Object.fromEntries(entries) as CorrectionValues;
}

function describe({ phone, shipping, names }: OrderDetailsDto): string {
  const address = shipping && addressInWords(shipping);
  return [...names.map(({ name }) => `«${name}»`), phone, address].filter(Boolean).join(' · ');
}
