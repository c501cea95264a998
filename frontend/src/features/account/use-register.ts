import { useState } from 'react';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { useRegisterMutation } from '../../api/identity.api';
import { showToast } from '../../shared/ui/toast-store';
import { fromRefusal, type RegisterErrors, type RegisterValues, toRegistration } from './register-schema';

const FAILURE = 'No se pudo completar el registro. Intenta nuevamente.';
const TAKEN = 409;

/** Opens an account and keeps why it was not opened, for the form to say (accounts-payments-chatbot.md, section 8). */
export function useRegister(onDone: (firstName: string) => void) {
  const [send] = useRegisterMutation();
  const [failure, setFailure] = useState<string>();
  const [taken, setTaken] = useState(false);

  /** The fields that the server refuses; undefined when the account is there. */
  const register = async (values: RegisterValues): Promise<RegisterErrors | undefined> => {
    setFailure(undefined);
    setTaken(false);
    const { data, error } = await send({ registerDto: toRegistration(values) });
    if (!error) {
      showToast({ kind: 'success', title: '¡Registro exitoso!' });
      onDone(data.firstName);
      return undefined;
    }
    const message = serverMessage(error, FAILURE);
    showToast({ kind: 'error', title: 'Error en el registro', text: message });
    const alreadyThere = 'status' in error && error.status === TAKEN;
    setTaken(alreadyThere);
    const refused = fromRefusal(alreadyThere ? { email: message, ...fieldErrors(error) } : fieldErrors(error));
    if (Object.keys(refused).length === 0) setFailure(message);
    return refused;
  };

  return { register, failure, taken };
}
