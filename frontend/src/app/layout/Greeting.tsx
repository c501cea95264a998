import User from 'lucide-react/icons/user';
import { styled } from 'styled-components';
import { LogoutButton } from '../../features/account/LogoutButton';
import { useAuth } from '../../features/account/use-auth';
import { ButtonLink } from '../../shared/ui/Button';
import { below } from '../../theme/media';
import { GuestLinks } from './GuestLinks';

/** Greets the logged-in user; shows the login links when the session has ended. */
export default function Greeting() {
  const auth = useAuth();
  if (auth.status === 'loading') return null;
  if (auth.status === 'guest') return <GuestLinks />;
  const isStaff = auth.user.role === 'staff';
  return (
    <>
      {isStaff ? (
        <ButtonLink to="/panel" size="s">
          Ir al panel
        </ButtonLink>
      ) : (
        <Orders to="/cuenta#pedidos" variant="text" size="s">
          Mis pedidos
        </Orders>
      )}
      <Account to="/cuenta" variant="secondary" size="s" title="Mi cuenta">
        <User aria-hidden="true" />
        <span>
          {!isStaff && <span>{'Hola, '}</span>}
          <span translate="no">{auth.user.firstName}</span>
        </span>
      </Account>
      <LogoutButton variant="text" size="s" />
    </>
  );
}

const Orders = styled(ButtonLink)`
  ${below(1200)} {
    display: none;
  }
`;

/** Truncates a long name. */
const Account = styled(ButtonLink)`
  min-width: 0;
  padding-inline: var(--space-12);
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
