import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { AccountDto } from '../../api/identity.api';
import { ButtonAnchor } from '../../shared/ui/Button';
import { TextLink } from '../../shared/ui/TextLink';
import { DeleteAccount } from './DeleteAccount';
import { PartTitle } from './form-parts';

interface MyRightsProps {
  account: AccountDto;
  onDeleted: () => void;
}

/**
 * Data rights under Ley 1581: export and deletion. Staff cannot delete their accounts here; an administrator of the shop
 * removes them.
 */
export function MyRights({ account: { email, role }, onDeleted }: MyRightsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <PartTitle id={titleId}>Mis derechos sobre mis datos</PartTitle>
      <p>
        <span>
          {role === 'staff'
            ? 'Puedes bajar una copia de todo lo que guardamos de ti. Lee nuestra '
            : 'Puedes bajar una copia de todo lo que guardamos de ti, o eliminar tu cuenta. Lee nuestra '}
        </span>
        <TextLink to="/privacidad">política de privacidad</TextLink>
        <span>.</span>
      </p>
      <Ways>
        <ButtonAnchor href="/api/account/export" download="mis-datos-sigerist.json" variant="secondary" size="s">
          <Download aria-hidden="true" />
          <span>Descargar mis datos</span>
        </ButtonAnchor>
        {role === 'shopper' && <DeleteAccount email={email} onDeleted={onDeleted} />}
      </Ways>
    </section>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-24);
  margin-top: var(--space-20);
`;
