import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { DeadLink, CustomerPhoto } from '../../features/finished-photo/CustomerPhoto';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { SectionHead } from '../../shared/ui/SectionHead';
import { Skeleton } from '../../shared/ui/Skeleton';

/**
 * `/foto#token=…`: the photo of a finished order, for its customer. Browsers send the part after the `#` to no server, and it stays in the
 * URL so that a reload works.
 */
export default function FinishedPhotoPage() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return (
    <Page narrow>
      <PageHead
        title="Mira cómo quedó"
        description="La foto de tu pieza terminada, antes de enviarla."
        path="/foto"
        noIndex
      />
      <SectionHead level={1} title="Mira cómo quedó" lead="La foto de tu pieza terminada, antes de enviarla." />
      {!isHydrated ? <Skeleton height="320px" /> : token ? <CustomerPhoto key={token} token={token} /> : <DeadLink />}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: var(--space-24);
  padding-top: clamp(24px, 4vw, 48px);
  padding-bottom: var(--space-section);
`;
