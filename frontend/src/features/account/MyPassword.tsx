import { FormikProvider } from 'formik';
import { object } from 'yup';
import { useChangePasswordMutation } from '../../api/identity.api';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { useToast } from '../../shared/state/use-toast';
import { knownPassword, newPassword, PASSWORD_HINT, repeated } from './account-rules';
import { EditInPlace } from './EditInPlace';
import { Fields, Username } from './form-parts';
import { PasswordField } from './PasswordField';
import { SaveOrCancel } from './SaveOrCancel';
import { useFailure } from './use-failure';

/** Section with the form that changes the password. */
export function MyPassword({ email }: { email: string }) {
  return (
    <EditInPlace
      title="Contraseña"
      action="Cambiar contraseña"
      form={(close) => <MyPasswordForm email={email} onClose={close} />}
    >
      <p>Al cambiarla se cierran tus sesiones en otros dispositivos.</p>
    </EditInPlace>
  );
}

const schema = object({ currentPassword: knownPassword, newPassword, confirmPassword: repeated('newPassword') });

interface MyPasswordFormProps {
  email: string;
  onClose: () => void;
}

/** Changes the password. The current one is required, so that an unattended phone is not enough. */
function MyPasswordForm({ email, onClose }: MyPasswordFormProps) {
  const showToast = useToast();
  const [change] = useChangePasswordMutation();
  const { failure, fail, forget } = useFailure('No pudimos cambiar tu contraseña. Inténtalo de nuevo.');
  const { form, attributes } = useShopForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      forget();
      const { currentPassword, newPassword: chosen } = values;
      const { error } = await change({ changePasswordDto: { currentPassword, newPassword: chosen } });
      if (error) return fail(error, 'currentPassword');
      showToast({ kind: 'success', title: 'Contraseña cambiada', text: 'Cerramos tus otras sesiones.' });
      onClose();
      return undefined;
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
