import { FormikProvider } from 'formik';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { object } from 'yup';
import { useDeleteAccountMutation } from '../../api/identity.api';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { knownPassword } from './account-rules';
import { Fields, Username } from './form-parts';
import { PasswordField } from './PasswordField';
import { useFailure } from './use-failure';

/** Button and dialog that list what is deleted and ask for the password. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        <span>Eliminar mi cuenta</span>
      </Button>
      {asking && (
        <Dialog
          title="¿Eliminar tu cuenta?"
          words="Se borran tu cuenta, tus datos y tus sesiones. No se puede deshacer. Tus pedidos terminados quedan sin tu nombre ni tus datos; los que están en curso los conservan hasta que los recibas o te devolvamos el dinero, y los que esperan tu transferencia se cancelan."
          onClose={() => setAsking(false)}
        >
          <DeleteAccountForm email={email} onDeleted={onDeleted} />
          <Button variant="text" onClick={() => setAsking(false)}>
            Conservar mi cuenta
          </Button>
        </Dialog>
      )}
    </>
  );
}

const schema = object({ password: knownPassword });

/** Password form that deletes the account. */
function DeleteAccountForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [remove] = useDeleteAccountMutation();
  const { failure, fail, forget } = useFailure('No pudimos eliminar tu cuenta. Inténtalo de nuevo.');
  const { form, attributes } = useShopForm({
    initialValues: { password: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      forget();
      const { error } = await remove({ deleteAccountDto: values });
      if (error) return fail(error, 'password');
      onDeleted();
      return undefined;
    },
  });
  return (
    <FormikProvider value={form}>
      <Whole {...attributes} aria-label="Eliminar mi cuenta">
        <Username value={email} />
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
        <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
        <SubmitButton pending={form.isSubmitting}>
          {form.isSubmitting ? 'Eliminando...' : 'Eliminar mi cuenta'}
        </SubmitButton>
      </Whole>
    </FormikProvider>
  );
}

const Whole = styled(Fields)`
  width: 100%;
`;
