import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fieldErrors, hasCode, serverMessage } from '../../api/api-error';
import { type LoginDto, type UserDto, useLoginMutation } from '../../api/identity.api';
import { useToast } from '../../shared/state/use-toast';
import { returnPath } from './return-path';

const FAILURE = 'Error al iniciar sesión';
const WRONG = 'Contraseña incorrecta. Por favor, inténtalo de nuevo.';
/** Delay before the page changes, in which the greeting appears. */
const REDIRECT_MS = 100;
const STAFF_START = '/panel';

export interface Refusal {
  message: string;
  /** Error message per field. */
  fields: Record<string, string>;
}

/**
 * Opens the page of `?volver=` after a login, else the home page for customers and the panel for staff. `onArrived`
 * replaces that where the login covers a page.
 */
export function useLoginArrival(onArrived?: () => void) {
  const showToast = useToast();
  const [target, setTarget] = useState<string>();
  const asked = useSearchParams()[0].get('volver');
  const navigate = useNavigate();

  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [target, navigate]);

  const arrive = ({ firstName, role, secondFactor }: UserDto) => {
    const path = returnPath(asked);
    // Only the panel is open to a person who must set up a second factor first.
    const isClosed = secondFactor === 'enrol' && !path.startsWith(STAFF_START);
    showToast({ kind: 'success', title: 'Inicio de sesión exitoso', text: `Bienvenido de vuelta, ${firstName}!` });
    if (onArrived) onArrived();
    else setTarget(isClosed || (role === 'staff' && !asked) ? STAFF_START : path);
  };
  return { arrive, arriving: target !== undefined };
}

/** Logs in. `needsCode`: the password of a staff member was right, and their second factor comes next. */
export function useLogin(onArrived?: () => void) {
  const showToast = useToast();
  const [send] = useLoginMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const { arrive, arriving } = useLoginArrival(onArrived);

  /** Resolves to undefined on success. */
  const login = async (loginDto: LoginDto): Promise<Refusal | undefined> => {
    const { data, error } = await send({ loginDto });
    if (error) {
      const message = hasCode(error, 'auth.bad_credentials') ? WRONG : serverMessage(error, FAILURE);
      showToast({ kind: 'error', title: FAILURE, text: message });
      return { message, fields: fieldErrors(error) };
    }
    if (data.secondFactor === 'prove') setNeedsCode(true);
    else arrive(data);
    return undefined;
  };

  return { login, needsCode, arrive, arriving };
}
