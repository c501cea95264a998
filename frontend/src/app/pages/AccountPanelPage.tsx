import { MySessions } from '../../features/staff/MySessions';
import { SecondFactor } from '../../features/staff/SecondFactor';
import { TextLink } from '../../shared/ui/TextLink';
import { PanelPage } from '../panel/PanelPage';
import { ACCOUNT_PATH } from '../panel/sections';
import { StaffOnly } from '../StaffOnly';

/** `/panel/cuenta`: how a staff member logs in, and where they are logged in. */
export default function AccountPanelPage() {
  return (
    <PanelPage title="Mi cuenta" description="Tu entrada al panel." path={ACCOUNT_PATH}>
      <StaffOnly alsoBooks>
        {({ firstName, lastName, email }) => (
          <>
            <p>
              <span translate="no">{`${firstName} ${lastName} · ${email}. `}</span>
              <TextLink to="/cuenta">Cambiar mi nombre o mi contraseña</TextLink>
            </p>
            <SecondFactor />
            <MySessions />
          </>
        )}
      </StaffOnly>
    </PanelPage>
  );
}
