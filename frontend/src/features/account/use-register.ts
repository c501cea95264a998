import { useState } from 'react';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { useRegisterMutation } from '../../api/identity.api';
import { useToast } from '../../shared/state/use-toast';
import { toFieldErrors, type RegisterErrors, type RegisterValues, toRegistration } from './register-schema';

const FAILURE = 'No se pudo completar el registro. Intenta nuevamente.';
const TAKEN = 409;

/** Registers an account and stores the error message for the form. */
export function useRegister(onDone: (firstName: string) => void) {
  const showToast = useToast();
  const [send] = useRegisterMutation();
  const [failure, setFailure] = useState<string>();
  const [taken, setTaken] = useState(false);

  /** Resolves to the errors per field, or undefined on success. */
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
    const refused = toFieldErrors(alreadyThere ? { email: message, ...fieldErrors(error) } : fieldErrors(error));
    if (Object.keys(refused).length === 0) setFailure(message);
    return refused;
  };

  return { register, failure, taken };
}
