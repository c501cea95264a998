import { styled } from 'styled-components';
import { SHOP_PATH } from '../../features/back-office/back-office-path';
import { People } from '../../features/staff/People';
import { BackLink } from '../../shared/ui/BackLink';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { StaffNav } from '../StaffNav';
import { StaffOnly } from '../StaffOnly';

/** `/panel/personas`: the people of the staff, for the owner. */
export default function PeoplePanelPage() {
  return (
    <Page>
      <PageHead title="Personas" description="El equipo de la tienda." path="/panel/personas" noIndex />
      <StaffNav />
      <div>
        <BackLink to={SHOP_PATH}>Tienda</BackLink>
        <h1>Personas</h1>
      </div>
      <StaffOnly ownerOnly>
        <People />
      </StaffOnly>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-16);
  padding-top: clamp(12px, 2vw, 24px);
  padding-bottom: var(--space-section);
`;
