import { Download } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ButtonAnchor } from '../../shared/ui/Button';
import { TextLink } from '../../shared/ui/TextLink';
import { DeleteAccount } from './DeleteAccount';
import { PartTitle } from './form-parts';

/** What Ley 1581 lets everybody do with their own data: have a copy, and have it deleted. */
export function MyRights({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <PartTitle id={titleId}>Mis derechos sobre mis datos</PartTitle>
      <p>
        Puedes bajar una copia de todo lo que guardamos de ti, o eliminar tu cuenta. Lee nuestra{' '}
        <TextLink to="/privacidad">política de privacidad</TextLink>.
      </p>
      <Ways>
        <ButtonAnchor href="/api/account/export" download="mis-datos-sigerist.json" variant="secondary" size="s">
          <Download aria-hidden="true" />
          Descargar mis datos
        </ButtonAnchor>
        <DeleteAccount email={email} onDeleted={onDeleted} />
      </Ways>
    </section>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  margin-top: 20px;
`;
