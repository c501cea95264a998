import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { BackOffice } from '../../features/back-office/BackOffice';
import { screenTitle, SHOP_PATH } from '../../features/back-office/back-office-path';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { StaffNav } from '../StaffNav';
import { StaffOnly } from '../StaffOnly';

/** `/panel/tienda`: the shop's data, which the owner can change. */
export default function ShopPanelPage() {
  const { screen, item } = useParams();
  const title = screenTitle(screen);
  return (
    <Page>
      <PageHead title={title} description="Los datos de la tienda, para el equipo." path={SHOP_PATH} noIndex />
      <StaffNav />
      <StaffOnly ownerOnly>{(me) => <BackOffice me={me} title={title} screen={screen} item={item} />}</StaffOnly>
    </Page>
  );
}

/** Hides the shoppers' chat button, because the bar of the draft is at the bottom. */
const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-12);
  padding-top: clamp(12px, 2vw, 24px);
  padding-bottom: calc(var(--space-section) + 72px);
`;
