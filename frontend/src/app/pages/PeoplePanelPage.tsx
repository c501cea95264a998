import { People } from '../../features/staff/People';
import { PanelPage } from '../panel/PanelPage';
import { StaffOnly } from '../StaffOnly';

/** `/panel/personas`: the people of the staff, for the owner. */
export default function PeoplePanelPage() {
  return (
    <PanelPage title="Personas" description="El equipo de la tienda." path="/panel/personas">
      <StaffOnly ownerOnly>
        <People />
      </StaffOnly>
    </PanelPage>
  );
}
