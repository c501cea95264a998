import { AccountFrame } from '../../features/account/AccountFrame';
import { Elsewhere } from '../../features/account/form-parts';
import { LoginForm } from '../../features/account/LoginForm';
import { StaffPasskeyLogin } from '../../features/account/StaffPasskeyLogin';
import { PageHead } from '../../shared/ui/PageHead';
import { ActionLink } from '../../shared/ui/TextLink';

/** `/login`. */
export default function LoginPage() {
  return (
    <AccountFrame
      title="Iniciar Sesión"
      lead="Entra con el correo de tu cuenta."
      back={{ to: '/', label: 'Volver al inicio' }}
      words={{ plain: 'Qué alegría', emphasis: 'verte de nuevo', sewn: 'Hola' }}
    >
      <PageHead title="Iniciar Sesión" description="Entra a tu cuenta de Sigerist." path="/login" noIndex />
      <LoginForm />
      <Elsewhere>
        <span>{'¿No tienes cuenta? '}</span>
        <ActionLink to="/register">Regístrate</ActionLink>
      </Elsewhere>
      <StaffPasskeyLogin />
    </AccountFrame>
  );
}
