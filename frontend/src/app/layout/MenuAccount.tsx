import User from 'lucide-react/icons/user';
import { styled } from 'styled-components';
import { LogoutButton } from '../../features/account/LogoutButton';
import { useAuth } from '../../features/account/use-auth';
import { ButtonLink } from '../../shared/ui/Button';

/** The account in the mobile menu; wide windows show it in the bar. */
export function MenuAccount({ onLeave }: { onLeave: () => void }) {
  const auth = useAuth();
  if (auth.status !== 'authenticated') {
    return (
      <Two>
        <ButtonLink to="/login" variant="secondary" onClick={onLeave}>
          Iniciar Sesión
        </ButtonLink>
        <ButtonLink to="/register" onClick={onLeave}>
          Registrarse
        </ButtonLink>
      </Two>
    );
  }
  return (
    <section aria-label="Tu cuenta">
      <Hello>
        <span>{'Hola, '}</span>
        <span translate="no">{auth.user.firstName}</span>
      </Hello>
      <Two>
        {auth.user.role === 'staff' ? (
          <Whole to="/panel" onClick={onLeave}>
            Ir al panel
          </Whole>
        ) : (
          <Whole to="/cuenta#pedidos" onClick={onLeave}>
            Mis pedidos
          </Whole>
        )}
        <ButtonLink to="/cuenta" variant="secondary" onClick={onLeave}>
          <User aria-hidden="true" />
          <span>Mi cuenta</span>
        </ButtonLink>
        <LogoutButton variant="secondary" />
      </Two>
    </section>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: var(--space-12);
  > * {
    padding-inline: var(--space-8);
  }
`;

const Whole = styled(ButtonLink)`
  grid-column: 1 / -1;
`;

const Hello = styled.p`
  margin-bottom: var(--space-12);
  overflow: hidden;
  font-size: var(--font-size-lg);
  text-overflow: ellipsis;
`;
