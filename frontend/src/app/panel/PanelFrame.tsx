import { styled } from 'styled-components';
import type { Elements } from '../../shared/lib/elements';
import { useMaybeSignedIn } from '../../features/account/use-maybe-signed-in';
import { useOnline } from '../../shared/lib/use-online';
import { layers } from '../../theme/layers';
import { from } from '../../theme/media';
import { Main } from '../layout/Main';
import { useForgetOnLogout } from '../layout/use-forget-on-logout';
import { PanelHeader } from './PanelHeader';
import { PanelNav } from './PanelNav';
import { usePanel } from './use-panel';

/** The frame of the staff's pages: a bar at the top, the navigation at the bottom of phones and beside the page from 900 px. */
export default function PanelFrame({ children }: { children: Elements }) {
  const { user, isLoading, today } = usePanel();
  const isOnline = useOnline();
  useForgetOnLogout(useMaybeSignedIn());
  return (
    <>
      <PanelHeader user={user} />
      <Offline role="status">{!isOnline && <p>Sin conexión: lo que escribes queda guardado</p>}</Offline>
      <Columns>
        {(user || isLoading) && <PanelNav role={user?.staffRole ?? undefined} today={today} />}
        <Page>{children}</Page>
      </Columns>
    </>
  );
}

/** Over the space above the page, so that nothing moves. */
const Offline = styled.div`
  position: sticky;
  top: 56px;
  z-index: ${layers.stickyBar};
  height: 0;
  p {
    background: var(--warning-light);
    color: var(--warning);
    font-size: var(--font-size-xs);
    font-weight: 600;
    line-height: 20px;
    text-align: center;
  }
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  ${from(900)} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

const Page = styled(Main)`
  /* Beside the navigation, also while it is missing. */
  grid-column: -2;
  min-height: calc(100 * var(--svh) - 56px);
  padding-bottom: var(--bottom-bar);
  @media print {
    padding: 0;
  }
`;
