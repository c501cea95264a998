import LogOut from 'lucide-react/icons/log-out';
import { Button } from '../../shared/ui/Button';
import type { ButtonLook } from '../../shared/ui/button-look';
import { useLogout } from './use-logout';

/** Logs out, wherever the account shows itself. */
export function LogoutButton(look: ButtonLook) {
  const { logout, leaving } = useLogout();
  return (
    <Button {...look} pending={leaving} onClick={logout}>
      {!leaving && <LogOut aria-hidden="true" />}
      Cerrar sesión
    </Button>
  );
}
