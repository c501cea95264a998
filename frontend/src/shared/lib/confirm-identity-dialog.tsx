import { object, string } from 'yup';
import { hasCode } from '../../api/api-error';
import { useConfirmIdentityMutation, useGetPasskeyOptionsMutation } from '../../api/staff.api';
import { Button } from '../ui/Button';
import { FormDialog } from '../ui/FormDialog';
import { FormField } from '../ui/FormField';
import { errorMessage } from './error-message';
import { schemaErrors } from './schema-errors';
import { useFormFailure } from './use-form-failure';
import { useShopForm } from './use-shop-form';

const schema = object({ password: string().required('Escribe tu contraseña') });

interface ConfirmIdentityDialogProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks a staff member for the password or a passkey again; `useConfirmedIdentity` opens it. */
export default function ConfirmIdentityDialog({ onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const [confirm] = useConfirmIdentityMutation();
  const { failure, fail, setFailure } = useFormFailure();
  const { form, attributes } = useShopForm({
    initialValues: { password: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      setFailure(undefined);
      const { error } = await confirm({ confirmDto: values });
      if (hasCode(error, 'account.wrong_password')) return { password: 'La contraseña no es correcta' };
      if (error) return fail(error, values);
      onConfirmed();
      return undefined;
    },
  });
  return (
    <FormDialog
      title="Confirma que eres tú"
      words="Te pedimos la contraseña otra vez antes de algo delicado. Vale por 10 minutos."
      form={form}
      attributes={attributes}
      failure={failure}
      onClose={onClose}
      action="Confirmar"
      pendingAction="Confirmando…"
      isOver={false}
    >
      <FormField name="password" label="Tu contraseña" type="password" autoComplete="current-password" required />
      <ConfirmByPasskey onConfirmed={onConfirmed} onFailure={setFailure} />
    </FormDialog>
  );
}

interface ConfirmByPasskeyProps {
  onConfirmed: () => void;
  onFailure: (message: string) => void;
}

/** The other way: a passkey of this device, whose code loads with the first tap. */
function ConfirmByPasskey({ onConfirmed, onFailure }: ConfirmByPasskeyProps) {
  const [getOptions] = useGetPasskeyOptionsMutation();
  const [confirm] = useConfirmIdentityMutation();
  if (!('PublicKeyCredential' in globalThis)) return null;
  const prove = async () => {
    const { data: options, error } = await getOptions();
    if (error) return onFailure(errorMessage(error));
    const { usedPasskey } = await import('./passkey');
    const passkey = await usedPasskey(options);
    if (!passkey) return onFailure('No usaste ninguna llave de acceso. Escribe tu contraseña.');
    const { error: refused } = await confirm({ confirmDto: { passkey } });
    if (refused) onFailure(errorMessage(refused));
    else onConfirmed();
  };
  return (
    <Button variant="text" size="s" onClick={() => void prove()}>
      Usar mi llave de acceso
    </Button>
  );
}
