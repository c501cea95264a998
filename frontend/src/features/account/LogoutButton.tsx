import LogOut from 'lucide-react/icons/log-out';
import { useLogoutMutation } from '../../api/identity.api';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import type { ButtonStyleProps } from '../../shared/ui/button.styles';

export function LogoutButton(look: ButtonStyleProps) {
  const { logout, leaving } = useLogout();
  return (
    <Button {...look} pending={leaving} onClick={logout}>
      {!leaving && <LogOut aria-hidden="true" />}
      <span>Cerrar sesión</span>
    </Button>
  );
}

/** Logs out and reloads the page, so that no personal data stay in memory. */
function useLogout() {
  const showToast = useToast();
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
