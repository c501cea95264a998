import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LogoutButton } from '../../features/account/LogoutButton';
import { useAuth } from '../../features/account/use-auth';
import { ButtonLink } from '../../shared/ui/Button';
import { GuestLinks } from './GuestLinks';

/** Greets who is logged in (storefront.md, section 2); who turns out not to be gets the ways in. */
export default function Greeting() {
  const auth = useAuth();
  if (auth.status === 'loading') return null;
  if (auth.status === 'guest') return <GuestLinks />;
  const isStaff = auth.user.role === 'staff';
  return (
    <>
      {isStaff && (
        <ButtonLink to="/panel/pedidos" variant="text" size="s">
          Pedidos
        </ButtonLink>
      )}
      <Name to="/cuenta" title="Mi cuenta">
        {!isStaff && 'Hola, '}
        <strong>{auth.user.firstName}</strong>
      </Name>
      <LogoutButton variant="text" size="s" />
    </>
  );
}

const Name = styled(Link)`
  overflow: hidden;
  padding-block: var(--space-10);
  color: var(--text);
  font-size: var(--font-size-sm);
  text-decoration: none;
  text-overflow: ellipsis;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
