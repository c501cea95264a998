import { FormikProvider } from 'formik';
import { object } from 'yup';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { newPassword, PASSWORD_HINT, repeated } from './account-rules';
import { Fields } from './form-parts';
import { PasswordField } from './PasswordField';

const schema = object({ newPassword, confirmPassword: repeated('newPassword') });

interface LinkPasswordFormProps {
  failure?: string;
  /** Resolves to the errors per field, or undefined on success. */
  onSubmit: (newPassword: string) => Promise<Record<string, string> | undefined>;
  /** Returns to the form that requests an email. */
  onBack: () => void;
}

/** New password form of the emailed link. */
export function LinkPasswordForm({ failure, onSubmit, onBack }: LinkPasswordFormProps) {
  const { form, attributes } = useShopForm({
    initialValues: { newPassword: '', confirmPassword: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: (values) => onSubmit(values.newPassword),
  });
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Elige tu nueva contraseña">
        <PasswordField name="newPassword" label="Nueva contraseña" autoComplete="new-password" hint={PASSWORD_HINT} />
        <PasswordField
          name="confirmPassword"
          label="Confirmar contraseña"
          autoComplete="new-password"
          what="confirmación"
        />
        {failure && <Note kind="error">{failure}</Note>}
        <SubmitButton pending={form.isSubmitting}>
          {form.isSubmitting ? 'Actualizando...' : 'Cambiar contraseña'}
        </SubmitButton>
        <Button variant="secondary" full onClick={onBack}>
          Pedir otro correo
        </Button>
      </Fields>
    </FormikProvider>
  );
}
