import { styled } from 'styled-components';
import { MySessions } from '../../features/staff/MySessions';
import { SecondFactor } from '../../features/staff/SecondFactor';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { TextLink } from '../../shared/ui/TextLink';
import { StaffNav } from '../StaffNav';
import { StaffOnly } from '../StaffOnly';

/** `/panel/cuenta`: how a staff member logs in, and where they are logged in. */
export default function AccountPanelPage() {
  return (
    <Page>
      <PageHead title="Mi cuenta" description="Tu entrada al panel." path="/panel/cuenta" noIndex />
      <StaffNav />
      <h1>Mi cuenta</h1>
      <StaffOnly>
        {({ firstName, lastName, email }) => (
          <>
            <p>
              {firstName} {lastName} · {email}. <TextLink to="/cuenta">Cambiar mi nombre o mi contraseña</TextLink>
            </p>
            <SecondFactor />
            <MySessions />
          </>
        )}
      </StaffOnly>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-28);
  padding-top: clamp(12px, 2vw, 24px);
  padding-bottom: var(--space-section);
`;
