import { useLogoutMutation } from '../../api/identity.api';
import { showToast } from '../../shared/ui/toast-store';

/** Logs out and reloads the page, so that no personal data stay in memory. */
export function useLogout() {
  const [send, { isLoading }] = useLogoutMutation();
  const logout = async () => {
    const { error } = await send();
    if (!error) return location.reload();
    showToast({
      kind: 'error',
      title: 'Error',
      text: 'No pudimos cerrar tu sesión. Revisa tu conexión e intenta de nuevo.',
    });
  };
  return { logout: () => void logout(), leaving: isLoading };
}
