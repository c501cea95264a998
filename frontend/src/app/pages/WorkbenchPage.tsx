import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useGetPricingQuery } from '../../api/catalogue.api';
import type { OrderItemDto } from '../../api/workshop.api';
import { useMaybeSignedIn } from '../../features/account/use-maybe-signed-in';
import { boughtAddOns, boughtChoices, boughtDesign } from '../../features/customiser/bought-design';
import { VIEWS } from '../../features/customiser/embroidery/views';
import { WorkbenchDesign } from '../../features/customiser/WorkbenchDesign';
import { useWorkbench } from '../../features/workbench/use-workbench';
import { WorkbenchScreen } from '../../features/workbench/WorkbenchScreen';
import { ButtonLink } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/EmptyState';
import { PageHead } from '../../shared/ui/PageHead';
import { TextLink } from '../../shared/ui/TextLink';
import { from } from '../../theme/media';
import { PieceDesign } from '../PieceDesign';
import { useLoginFirst } from './use-login-first';

const PATH = '/panel/taller';

/**
 * `/panel/taller`: the workbench. Unlike other staff pages it shows the stored queue before it knows the user, because it
 * must work without a connection. When the API refuses the user, the stored queue is deleted.
 */
export default function WorkbenchPage() {
  const maybeSignedIn = useMaybeSignedIn();
  const workbench = useWorkbench(maybeSignedIn === true);
  useLoginFirst(maybeSignedIn === false, PATH);
  return (
    <Page>
      <PageHead title="Taller" description="La cola del taller." path={PATH} noIndex />
      <Head>
        <h1>Taller</h1>
        <TextLink to="/panel/pedidos">Pedidos</TextLink>
      </Head>
      {workbench.refused ? (
        <EmptyState
          title={workbench.refused === 403 ? 'No tienes acceso' : 'Tu sesión terminó'}
          action={<ButtonLink to={`/login?volver=${PATH}`}>Iniciar sesión</ButtonLink>}
        >
          Esta parte es del equipo de la tienda. Las marcas que no se enviaron siguen guardadas aquí.
        </EmptyState>
      ) : (
        <WorkbenchScreen workbench={workbench} design={(item) => <Design item={item} />} />
      )}
    </Page>
  );
}

/** The design as bought, or the product's photo when a part of it is unknown. */
function Design({ item }: { item: OrderItemDto }) {
  const { data: pricing } = useGetPricingQuery();
  // Memoised until the order changes, so that stitches are not drawn again after every state change.
  const design = useMemo(() => boughtDesign(item), [item]);
  const view = VIEWS[item.productId];
  if (!design || !view) return <PieceDesign item={item} />;
  if (!pricing) return null;
  return (
    <WorkbenchDesign
      design={design}
      shown={boughtChoices(item, pricing)}
      addOns={boughtAddOns(item)}
      view={view}
      pricing={pricing}
    />
  );
}

/** On a tablet the screen is the whole page: queue and piece scroll for themselves, and the buttons stay within reach. */
const Page = styled(Container)`
  padding-block: var(--space-12);
  ${from(700)} {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    height: calc(100 * var(--dvh));
    padding: var(--space-12) var(--space-20) 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-16);
  h1 {
    font-size: var(--font-size-3);
  }
`;
