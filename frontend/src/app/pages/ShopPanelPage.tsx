import { useParams } from 'react-router-dom';
import { screenTitle, SHOP_PATH } from '../../features/back-office/back-office-path';
import { BackOffice } from '../../features/back-office/BackOffice';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/tienda`: the shop's data, which the owner can change. */
export default function ShopPanelPage() {
  const { screen, item } = useParams();
  const title = screenTitle(screen);
  return (
    <PanelPage title={title} description="Los datos de la tienda, para el equipo." path={SHOP_PATH} heading={null}>
      <StaffOnly ownerOnly>{() => <BackOffice title={title} screen={screen} item={item} />}</StaffOnly>
    </PanelPage>
  );
}
