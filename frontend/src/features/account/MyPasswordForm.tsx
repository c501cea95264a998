import { FormikProvider } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { fieldErrors } from '../../api/api-error';
import { useChangePasswordMutation } from '../../api/identity.api';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { showToast } from '../../shared/ui/toast-store';
import { knownPassword, newPassword, PASSWORD_HINT, repeated } from './account-rules';
import { Fields, Username } from './form-parts';
import { PasswordField } from './PasswordField';
import { SaveOrCancel } from './SaveOrCancel';
import { hasCode, serverMessage } from './server-message';
import { useAccountForm } from './use-account-form';

const schema = object({ currentPassword: knownPassword, newPassword, confirmPassword: repeated('newPassword') });

interface MyPasswordFormProps {
  email: string;
  onClose: () => void;
}

/** Changes the password; asks for the present one, so that an unattended phone is not enough. */
export function MyPasswordForm({ email, onClose }: MyPasswordFormProps) {
  const [change] = useChangePasswordMutation();
  const [failure, setFailure] = useState<string>();
  const { form, attributes } = useAccountForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      setFailure(undefined);
      const { currentPassword, newPassword: chosen } = values;
      const { error } = await change({ changePasswordDto: { currentPassword, newPassword: chosen } });
      if (!error) {
        showToast({ kind: 'success', title: 'Contraseña cambiada', text: 'Cerramos tus otras sesiones.' });
        return void onClose();
      }
      const message = serverMessage(error, 'No pudimos cambiar tu contraseña. Inténtalo de nuevo.');
      if (hasCode(error, 'account.wrong_password')) return { currentPassword: message };
      setFailure(message);
      return fieldErrors(error);
    },
  });
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Contraseña">
        <Username value={email} />
        <PasswordField
          name="currentPassword"
          label="Contraseña actual"
          autoComplete="current-password"
          what="contraseña actual"
        />
        <PasswordField
          name="newPassword"
          label="Nueva contraseña"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          what="nueva contraseña"
        />
        <PasswordField
          name="confirmPassword"
          label="Confirmar contraseña"
          autoComplete="new-password"
          what="confirmación"
        />
        <SaveOrCancel pending={form.isSubmitting} failure={failure} onCancel={onClose} />
      </Fields>
    </FormikProvider>
  );
}
