import { styled } from 'styled-components';
import { RequestList } from '../../features/workshop/requests/RequestList';
import { REQUESTS_PATH } from '../../features/workshop/requests/requests-path';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { StaffNav } from '../StaffNav';
import { StaffOnly } from '../StaffOnly';

/** `/panel/solicitudes`: withdrawals and guarantee claims of families, for staff. */
export default function RequestsPanelPage() {
  return (
    <Page>
      <PageHead
        title="Solicitudes"
        description="Lo que piden las familias después de recibir."
        path={REQUESTS_PATH}
        noIndex
      />
      <StaffNav />
      <h1>Solicitudes</h1>
      <StaffOnly>
        <RequestList />
      </StaffOnly>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  padding-top: clamp(12px, 2vw, 24px);
  padding-bottom: var(--space-section);
`;
