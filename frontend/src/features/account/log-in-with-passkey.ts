import type { UserDto } from '../../api/identity.api';
import { staffApi } from '../../api/staff.api';
import { errorMessage } from '../../shared/lib/error-message';
import { hasPasskeys, usedPasskey } from '../../shared/lib/passkey';
import type { AppDispatch } from '../../shared/state/app-store';

/** Logs a staff member in with a passkey of this device. Resolves to an error message, or undefined on success. */
export async function logInWithPasskey(
  dispatch: AppDispatch,
  onLoggedIn: (user: UserDto) => void,
): Promise<string | undefined> {
  if (!hasPasskeys()) return 'Este navegador no tiene llaves de acceso: entra con tu correo y contraseña.';
  const { data: options, error } = await dispatch(staffApi.endpoints.getPasskeyOptions.initiate());
  if (error) return errorMessage(error);
  const response = await usedPasskey(options);
  if (!response) return 'No usaste ninguna llave de acceso. Inténtalo otra vez, o entra con tu contraseña.';
  const { data: user, error: refused } = await dispatch(
    staffApi.endpoints.logInWithPasskey.initiate({ passkeyAnswerDto: { response } }),
  );
  if (refused) return errorMessage(refused);
  onLoggedIn(user);
  return undefined;
}
