import { PHOTOS_PATH } from '../../shared/lib/panel-paths';
import { OpenPhotos } from '../../features/workshop/photo/OpenPhotos';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/fotos`: photos of finished pieces that wait, for staff. */
export default function PhotosPanelPage() {
  return (
    <PanelPage title="Fotos" description="Fotos de piezas terminadas que esperan respuesta." path={PHOTOS_PATH}>
      <StaffOnly>
        <OpenPhotos />
      </StaffOnly>
    </PanelPage>
  );
}
