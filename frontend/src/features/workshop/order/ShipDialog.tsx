import { useState } from 'react';
import { fieldErrors } from '../../../api/api-error';
import { shipOrderLimits as limits, type StaffOrderDto, useCreateShipmentMutation } from '../../../api/workshop.api';
import { CARRIER_OPTIONS } from '../../../domain/carriers';
import { stepInto } from '../../../domain/order-admin-status';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useShopForm } from '../../../shared/lib/use-shop-form';
import { useToast } from '../../../shared/state/use-toast';
import { CheckField } from '../../../shared/ui/CheckField';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { FormField } from '../../../shared/ui/FormField';
import { SelectField } from '../../../shared/ui/SelectField';
import { PhotoStop } from '../photo/PhotoState';
import { shipmentErrors, toShipment } from '../shipment-form';
import type { ShipmentValues } from '../shipment-values';
import { refusalMessage } from './refusal';

interface ShipDialogProps {
  /** Current order, including changes by other staff while the dialog is open. */
  order: StaffOrderDto;
  draft: ShipmentValues;
  onDraft: (values: ShipmentValues) => void;
  onClose: () => void;
}

/** Ships an order with carrier and guide, or corrects them once it has left. */
export default function ShipDialog({ order, draft, onDraft, onClose }: ShipDialogProps) {
  const showToast = useToast();
  const [ship, { error }] = useCreateShipmentMutation();
  useReauthOnForbidden(error);
  const [failure, setFailure] = useState<string>();
  // The decision is about this state, not about a newer one.
  const [seen] = useState(order);
  const isSent = seen.status !== 'in_production';
  const { words, note, missing } = isSent
    ? { words: undefined, note: 'Nota para la familia' }
    : stepInto('shipped', seen);
  const { form, attributes } = useShopForm<ShipmentValues>({
    initialValues: draft,
    errorsIn: (values) => shipmentErrors(values, missing),
    send: async (values) => {
      const replaces = isSent ? (seen.shipment?.guide ?? '') : undefined;
      const shipsUnpaid = (!isSent && seen.balance > 0) || undefined;
      const shipOrderDto = { ...toShipment(values), from: seen.status, replaces, shipsUnpaid };
      const { error: refused } = await ship({ id: order.id, shipOrderDto });
      if (!refused) {
        const text = `${order.orderNumber}: le escribimos a la familia.`;
        showToast({ kind: 'success', title: isSent ? 'Guía guardada' : 'Enviado', text });
        onClose();
        return undefined;
      }
      setFailure(refusalMessage(refused));
      return fieldErrors(refused);
    },
  });
  const action = isSent ? 'Guardar la guía' : 'Marcar como enviado';
  return (
    <FormDialog
      title={isSent ? 'Guía del paquete' : '¿Marcar como enviado?'}
      words={[words?.(seen), `Le llega un correo a ${order.customerEmail} con los datos del paquete.`]
        .filter(Boolean)
        .join(' ')}
      form={form}
      attributes={attributes}
      action={action}
      failure={failure}
      pendingAction="Guardando..."
      isOver={order.status !== seen.status}
      onClose={() => {
        onDraft(form.values);
        onClose();
      }}
    >
      {!isSent && <PhotoStop orderId={order.id} />}
      <ParcelFields values={form.values} noteLabel={note} isNoteRequired={missing !== undefined} />
    </FormDialog>
  );
}

interface ParcelFieldsProps {
  values: ShipmentValues;
  noteLabel: string;
  isNoteRequired: boolean;
}

function ParcelFields({ values: { carrier, isWithoutGuide }, noteLabel, isNoteRequired }: ParcelFieldsProps) {
  return (
    <>
      <SelectField name="carrier" label="Transportadora" options={CARRIER_OPTIONS} required />
      {carrier === 'otra' && (
        <FormField name="otherCarrier" label="¿Cuál?" maxLength={limits.otherCarrier.max} autoComplete="off" required />
      )}
      {!isWithoutGuide && (
        <FormField
          name="guide"
          label="Número de guía"
          hint="Como está en el recibo"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <CheckField name="isWithoutGuide">Sale sin guía</CheckField>
      {isWithoutGuide && (
        <FormField
          name="reason"
          label="¿Por qué sale sin guía?"
          hint="La familia lo lee"
          maxLength={limits.reason.max}
          multiline
          required
        />
      )}
      <FormField name="note" label={noteLabel} maxLength={limits.note.max} required={isNoteRequired} multiline />
    </>
  );
}
