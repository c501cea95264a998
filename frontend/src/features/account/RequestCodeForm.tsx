import { FormikProvider } from 'formik';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { Fields } from './form-parts';
import { emailErrors } from './reset-schema';

interface RequestCodeFormProps {
  /** Initial value of the email field. */
  email: string;
  failure?: string;
  onSend: (email: string) => Promise<Record<string, string> | undefined>;
}

/** First step of a password reset: the email address. */
export function RequestCodeForm({ email, failure, onSend }: RequestCodeFormProps) {
  const { form, attributes } = useShopForm({
    initialValues: { email },
    errorsIn: emailErrors,
    send: (values) => onSend(values.email.trim()),
  });
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Recupera tu contraseña">
        <FormField name="email" label="Email" type="email" autoComplete="username" required />
        {failure && <Note kind="error">{failure}</Note>}
        <SubmitButton pending={form.isSubmitting}>{form.isSubmitting ? 'Enviando...' : 'Enviar código'}</SubmitButton>
      </Fields>
    </FormikProvider>
  );
}
