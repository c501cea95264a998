import { useShopForm } from '../lib/use-shop-form';
import { FormDialog } from './FormDialog';
import { FormField } from './FormField';

function Example() {
  const { form, attributes } = useShopForm({ initialValues: { note: '' }, errorsIn: () => ({}) });
  return (
    <FormDialog
      title="¿Marcar como enviado?"
      words="Le llega un correo a la familia."
      form={form}
      attributes={attributes}
      action="Marcar como enviado"
      pendingAction="Guardando..."
      isOver={false}
      onClose={() => undefined}
    >
      <FormField name="note" label="Nota" />
    </FormDialog>
  );
}

/** Covers the page, so each state is shown alone. */
export const isOverlay = true;

export const states = {
  'with a field': <Example />,
};
