import { useState } from 'react';
import { object, string } from 'yup';
import type { SerializedError } from '@reduxjs/toolkit';
import { type ApiError, fieldErrors, hasCode } from '../../api/api-error';
import { useConfirmIdentityMutation, useGetPasskeyOptionsMutation } from '../../api/staff.api';
import { errorMessage } from './error-message';
import { schemaErrors } from './schema-errors';
import { useShopForm } from './use-shop-form';
import { Button } from '../ui/Button';
import { FormDialog } from '../ui/FormDialog';
import { FormField } from '../ui/FormField';

const PASSWORD_AGAIN = 'auth.password_again';

interface Answer {
  error?: ApiError | SerializedError;
}

/**
 * Asks a staff member for the password or a passkey again when the API wants a second look before people, refunds and exports.
 * `proveAgain(send)` sends, asks when necessary, and sends again; a cancelled question leaves the first answer. The caller
 * renders `question`.
 */
export function useProveAgain() {
  const [answerTo, setAnswerTo] = useState<{ resolve: (isProven: boolean) => void }>();
  const proveAgain = async <T extends Answer>(send: () => Promise<T>): Promise<T> => {
    const first = await send();
    if (!hasCode(first.error, PASSWORD_AGAIN)) return first;
    const isProven = await new Promise<boolean>((resolve) => setAnswerTo({ resolve }));
    setAnswerTo(undefined);
    return isProven ? send() : first;
  };
  const question = answerTo && (
    <ProveAgainDialog onProven={() => answerTo.resolve(true)} onClose={() => answerTo.resolve(false)} />
  );
  return { proveAgain, question };
}

const schema = object({ password: string().required('Escribe tu contraseña') });

function ProveAgainDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const [confirm] = useConfirmIdentityMutation();
  const [failure, setFailure] = useState<string>();
  const { form, attributes } = useShopForm({
    initialValues: { password: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async ({ password }) => {
      setFailure(undefined);
      const { error } = await confirm({ confirmDto: { password } });
      if (!error) {
        onProven();
        return undefined;
      }
      if (hasCode(error, 'account.wrong_password')) return { password: 'La contraseña no es correcta' };
      const fields = fieldErrors(error);
      if (Object.keys(fields).length === 0) setFailure(errorMessage(error));
      return fields;
    },
  });
  return (
    <FormDialog
      title="Confirma que eres tú"
      words="Te pedimos la contraseña otra vez antes de algo delicado. Vale por 10 minutos."
      {...{ form, attributes, failure, onClose }}
      action="Confirmar"
      pendingAction="Confirmando…"
      isOver={false}
    >
      <FormField name="password" label="Tu contraseña" type="password" autoComplete="current-password" required />
      <ProveByPasskey onProven={onProven} onFailure={setFailure} />
    </FormDialog>
  );
}

interface ProveByPasskeyProps {
  onProven: () => void;
  onFailure: (message: string) => void;
}

/** The other way: a passkey of this device, whose code loads with the first tap. */
function ProveByPasskey({ onProven, onFailure }: ProveByPasskeyProps) {
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
    else onProven();
  };
  return (
    <Button variant="text" size="s" onClick={() => void prove()}>
      Usar mi llave de acceso
    </Button>
  );
}
