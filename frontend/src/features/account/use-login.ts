import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fieldErrors, serverMessage } from '../../api/api-error';
import { type LoginDto, useLoginMutation } from '../../api/identity.api';
import { showToast } from '../../shared/ui/toast-store';
import { returnPath } from './return-path';

const FAILURE = 'Error al iniciar sesión';
/** What the API says, and what the person reads instead (accounts-payments-chatbot.md, section 8). */
const REFUSED = 'Credenciales incorrectas';
const WRONG = 'Contraseña incorrecta. Por favor, inténtalo de nuevo.';
/** The greeting is seen before the page changes (section 4). */
const REDIRECT_MS = 100;
const STAFF_START = '/panel/pedidos';

export interface Refusal {
  message: string;
  /** What the server says of single fields. */
  fields: Record<string, string>;
}

/** Logs in, greets, and leads to the page that asked for it; without one, customers to the home page and staff to their panel. */
export function useLogin() {
  const [send] = useLoginMutation();
  const [target, setTarget] = useState<string>();
  const asked = useSearchParams()[0].get('volver');
  const navigate = useNavigate();

  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [target, navigate]);

  /** Undefined when the person is in. */
  const login = async (loginDto: LoginDto): Promise<Refusal | undefined> => {
    const { data, error } = await send({ loginDto });
    if (error) {
      const refusal = serverMessage(error, FAILURE);
      const message = refusal === REFUSED ? WRONG : refusal;
      showToast({ kind: 'error', title: FAILURE, text: message });
      return { message, fields: fieldErrors(error) };
    }
    showToast({
      kind: 'success',
      title: 'Inicio de sesión exitoso',
      text: `Bienvenido de vuelta, ${data.firstName}!`,
    });
    setTarget(data.role === 'staff' && !asked ? STAFF_START : returnPath(asked));
    return undefined;
  };

  return { login, arriving: target !== undefined };
}
