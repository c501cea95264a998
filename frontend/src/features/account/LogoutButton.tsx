import LogOut from 'lucide-react/icons/log-out';
import { Button } from '../../shared/ui/Button';
import type { ButtonStyleProps } from '../../shared/ui/button.styles';
import { useLogout } from './use-logout';

export function LogoutButton(look: ButtonStyleProps) {
  const { logout, leaving } = useLogout();
  return (
    <Button {...look} pending={leaving} onClick={logout}>
      {!leaving && <LogOut aria-hidden="true" />}
      Cerrar sesión
    </Button>
  );
}
